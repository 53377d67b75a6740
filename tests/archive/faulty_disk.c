/* A disk that fails, or forgets what was not synced: preloaded before the C library.

   The calls on files below the folder in FAULTY_FOLDER are counted, with those that read, open and
   lock where FAULTY_READS is set. From `fail_from`, as many as `fail_times` fail with `fail_errno`. Where FAULTY_LOG is set, each is noted there as
   kind, path, offset, length, and the bytes that were written. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

long fail_from = 0, fail_times = 0, calls = 0;
int fail_errno = EIO;
static int log_fd = -1;

static const char *path_of(int fd, char *room) {
    char name[64];
    snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(name, room, PATH_MAX - 1);
    room[length < 0 ? 0 : length] = 0;
    return room;
}

static int is_ours(const char *path) {
    const char *folder = getenv("FAULTY_FOLDER");
    return folder && path && !strncmp(path, folder, strlen(folder));
}

static int fails(void) {
    calls++;
    if (!fail_from || calls < fail_from || calls >= fail_from + fail_times) return 0;
    errno = fail_errno;
    return 1;
}

static void note(char kind, const char *path, long offset, const void *data, long length) {
    static ssize_t (*to)(int, const void *, size_t);
    const char *log = getenv("FAULTY_LOG");
    if (!log) return;
    if (!to) to = dlsym(RTLD_NEXT, "write");
    if (log_fd < 0) {
        int (*opened)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
        log_fd = opened(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
    }
    char head[PATH_MAX + 64];
    int size = snprintf(head, sizeof head, "%c %ld %ld %s\n", kind, offset, length, path);
    if (to(log_fd, head, size) < 0 || (data && to(log_fd, data, length) < 0)) abort();
}

#define NEXT(name) static __typeof__(&name) next; if (!next) next = (void *)dlsym(RTLD_NEXT, #name)

ssize_t write(int fd, const void *data, size_t length) {
    NEXT(write);
    char room[PATH_MAX];
    if (!is_ours(path_of(fd, room))) return next(fd, data, length);
    if (fails()) return -1;
    note('w', room, lseek(fd, 0, SEEK_CUR), data, length);
    return next(fd, data, length);
}

#define PWRITE(name, offset_type)                                                   \
    ssize_t name(int fd, const void *data, size_t length, offset_type offset) {     \
        NEXT(name);                                                                 \
        char room[PATH_MAX];                                                        \
        if (!is_ours(path_of(fd, room))) return next(fd, data, length, offset);     \
        if (fails()) return -1;                                                     \
        note('w', room, offset, data, length);                                      \
        return next(fd, data, length, offset);                                      \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define ON_FD(name, kind, argument, value, passed)                                  \
    int name(int fd argument) {                                                     \
        NEXT(name);                                                                 \
        char room[PATH_MAX];                                                        \
        if (!is_ours(path_of(fd, room))) return next(fd passed);                    \
        if (fails()) return -1;                                                     \
        int done = next(fd passed);                                                 \
        note(kind, room, value, NULL, 0);                                           \
        return done;                                                                \
    }
static int read_fails(const char *path) {
    return getenv("FAULTY_READS") && is_ours(path) && fails();
}

ssize_t read(int fd, void *data, size_t length) {
    NEXT(read);
    char room[PATH_MAX];
    return read_fails(path_of(fd, room)) ? -1 : next(fd, data, length);
}

#define PREAD(name, offset_type)                                                    \
    ssize_t name(int fd, void *data, size_t length, offset_type offset) {           \
        NEXT(name);                                                                 \
        char room[PATH_MAX];                                                        \
        return read_fails(path_of(fd, room)) ? -1 : next(fd, data, length, offset); \
    }
PREAD(pread, off_t)
PREAD(pread64, off64_t)

#define OPEN(name)                                                                  \
    int name(const char *path, int flags, ...) {                                    \
        NEXT(name);                                                                 \
        va_list rest;                                                               \
        va_start(rest, flags);                                                      \
        int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, int) : 0;           \
        va_end(rest);                                                               \
        return read_fails(path) ? -1 : next(path, flags, mode);                     \
    }
OPEN(open)
OPEN(open64)

#define FCNTL(name)                                                                 \
    int name(int fd, int what, ...) {                                               \
        NEXT(name);                                                                 \
        va_list rest;                                                               \
        va_start(rest, what);                                                       \
        void *argument = va_arg(rest, void *);                                      \
        va_end(rest);                                                               \
        char room[PATH_MAX];                                                        \
        if (what == F_SETLK && read_fails(path_of(fd, room))) return -1;            \
        return next(fd, what, argument);                                            \
    }
FCNTL(fcntl)
FCNTL(fcntl64)

#define COMMA ,
ON_FD(fsync, 's', , 0, )
ON_FD(fdatasync, 's', , 0, )
ON_FD(ftruncate, 't', COMMA off_t size, size, COMMA size)
ON_FD(ftruncate64, 't', COMMA off64_t size, size, COMMA size)

int unlink(const char *path) {
    NEXT(unlink);
    if (!is_ours(path)) return next(path);
    if (fails()) return -1;
    note('u', path, 0, NULL, 0);
    return next(path);
}

int rename(const char *from, const char *to) {
    NEXT(rename);
    if (!is_ours(to)) return next(from, to);
    if (fails()) return -1;
    return next(from, to);
}
