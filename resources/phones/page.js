"use strict";
(() => {
const byId = id => document.getElementById(id);
// What the phone knows.

const words = JSON.parse(byId("words").textContent);
const SEATS = ["N", "E", "S", "W"], SIDE = {N: "NS", S: "NS", E: "EW", W: "EW"};
const CHAIRS = {N: "north", E: "east", S: "south", W: "west"};
const SIGNS = {C: "♣", D: "♦", H: "♥", S: "♠"};
const say = (name, facts = {}) =>
  words[name].replace(/\{(\w+)\}/g, (gap, fact) => fact in facts ? facts[fact] : gap);
const random = () => Array.from(crypto.getRandomValues(new Uint8Array(12)),
  one => one.toString(16).padStart(2, "0")).join("");

const stored = {
  read(name) { try { return localStorage.getItem(name); } catch { return null; } },
  keep(name, text) { try { localStorage.setItem(name, text); } catch { } },
};
const codeIn = text => text.split("#").pop().replace(/[^0-9A-Za-z]/g, "").toLowerCase();
let key = codeIn(location.hash) || stored.read("scorepad.key") || "";
let me, state = null, tab = "sheet", choice = {}, preview = null, reached = true, busy = false;
let heard = Date.now(), stream = null, spoken = null, known = "", sending = false, aimed = null;

function takeUp() {
  stored.keep("scorepad.key", key);
  const was = stored.read("scorepad." + key);
  me = {id: random(), token: "", name: "", place: "", wants: "see", speaks: false, waiting: [],
    ...(was ? JSON.parse(was) : {})};
  keepMe();
}
const keepMe = () => stored.keep("scorepad." + key, JSON.stringify(me));

// What it asks, and is told.

const proof = () => ({"X-Scorepad-Key": key, ...(me.token ? {"X-Scorepad-Phone": me.token} : {})});

async function ask(path, body) {
  const headers = proof();
  const gone = new AbortController(), timer = setTimeout(() => gone.abort(), 8000);
  const options = {headers, cache: "no-store", signal: gone.signal};
  if (body) {
    options.method = "POST";
    headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  try {
    const answer = await fetch(path, options);
    return {status: answer.status, data: await answer.json()};
  } finally {
    clearTimeout(timer);
  }
}

let again = false;
async function refresh() {
  if (!key) return;
  if (busy) { again = true; return; }
  busy = true;
  try {
    const {status, data} = await ask("/api/page");
    showLink(true);
    if (status === 200) take(data);
    else if (status === 401 || status === 403) shutOut(data.error);
    else tell(data.error, true);
  } catch {
    showLink(false);
  }
  busy = false;
  if (again) { again = false; refresh(); }
  else if (reached) send();
}

// Whoever is sent away sees nothing any more; the others are told another code.
function shutOut(error) {
  key = "";
  state = null;
  if (stream) stream.abort();
  tell(error, true);
  draw();
}

function take(data) {
  const before = state;
  state = data;
  if (state.key !== key) {
    key = state.key;
    stored.keep("scorepad.key", key);
    keepMe();
    history.replaceState(null, "", "#" + key);
  }
  const latest = newest();
  if (spoken !== null && latest > spoken && me.speaks && before) aloud();
  spoken = latest;
  const asks = JSON.stringify([data.revision, data.checksum, data.may, data.phones, data.hidden]);
  if (asks === known && before) return;
  known = asks;
  askPreview();
  const at = document.activeElement;
  // Or what is typed would be lost.
  if (!at || !["INPUT", "SELECT"].includes(at.tagName)) draw();
}

const newest = () => state.rounds.reduce((sum, one) => sum + one.deals.length, 0);

function showLink(on) {
  const link = byId("link");
  reached = on;
  const waits = me ? me.waiting.length : 0;
  const over = !waits && state && state.ended;
  const text = over ? "" : !on ? say(waits ? "away_waits" : "away") : say(waits ? "sending" : "here");
  link.className = on || over ? "" : "away";
  if (link.textContent !== text) link.textContent = text;
}

async function follow() {
  for (;;) {
    if (key) {
      stream = new AbortController();
      try {
        const answer = await fetch("/api/changes",
          {headers: proof(), cache: "no-store", signal: stream.signal});
        if (answer.status === 200) {
          const reader = answer.body.getReader(), text = new TextDecoder();
          for (;;) {
            const {value, done} = await reader.read();
            if (done) break;
            heard = Date.now();
            if (text.decode(value).includes("revision")) refresh();
          }
        }
      } catch { }
      refresh();
    }
    await new Promise(done => setTimeout(done, 2500));
  }
}

function wake() {
  if (document.visibilityState !== "visible") return;
  if (Date.now() - heard > 12000 && stream) stream.abort();
  refresh();
}

// What waits until the laptop has it.

function enter(path, body) {
  me.waiting.push({path, body: {id: random(), revision: state.revision, ...body}});
  keepMe();
  // The next deal follows it, though the laptop has not yet said who deals it.
  if (path === "/api/deals" && body.deal) state.next = {deal: [body.deal[0], body.deal[1] + 1]};
  known = "";
  send();
}

async function send() {
  if (sending || !key || !me.waiting.length) return;
  sending = true;
  let took = false;
  while (me.waiting.length) {
    const {path, body} = me.waiting[0];
    let answer;
    try {
      answer = await ask(path, body);
    } catch {
      showLink(false);
      break;
    }
    const {status, data} = answer;
    if (status === 401) {
      shutOut(data.error);
      break;
    }
    if (status === 429 || status === 503) {
      tell(data.error, true);
      setTimeout(send, 5000);
      break;
    }
    me.waiting.shift();
    keepMe();
    took = true;
    if (status >= 400) tell([data.error, whatIsThere(data.here)].filter(Boolean).join(" "), true);
    else tell(say("entered"));
  }
  sending = false;
  showLink(reached);
  if (took && key) refresh();
}

function whatIsThere(here) {
  if (!here) return "";
  if (here.total) return say("there", {total: both().map((side, n) => `${heads()[n]} ${here.total[side]}`).join(",\x20")});
  return say("there", {total: `${here.ns}–${here.ew}: ${here.score}`});
}

async function introduce(wants) {
  me.wants = wants;
  keepMe();
  try {
    const {status, data} = await ask("/api/phones",
      {id: me.id, name: me.name, place: me.place, wants});
    if (status !== 201) { tell(data.error, true); return false; }
    me.token = data.phone;
    keepMe();
    if (wants !== data.may && data.may === "see") tell(say("may_see"), true);
    known = "";
    await refresh();
    return true;
  } catch {
    showLink(false);
    return false;
  }
}

// What it says.

let quiet = 0;
function tell(text, wrong = false) {
  const said = byId("said");
  clearTimeout(quiet);
  if (text && !wrong) quiet = setTimeout(() => tell(""), 6000);
  said.className = wrong ? "wrong" : "";
  said.textContent = text;
}

function aloud() {
  const said = state.aloud[mySide() || ""];
  if (!said || !window.speechSynthesis) return;
  const speech = new SpeechSynthesisUtterance(said);
  speech.lang = words.code;
  speechSynthesis.speak(speech);
}

// Where the phone is.

const mayEnter = () => state.may === "enter";
const several = () => Boolean(state && state.results);
function myChair() {
  if (several()) return null;
  const byName = SEATS.find(seat => me.name && state.seats[seat] === me.name);
  return byName || SEATS.find(seat => CHAIRS[seat] === me.place) || null;
}
function mySide() {
  const chair = myChair();
  return chair ? SIDE[chair] : aimed && aimed.at ? sideAt(aimed.at) : null;
}
const myTable = () => { const found = /^table (\d+)$/.exec(me.place); return found && +found[1]; };
const myPair = () => several() && !myTable() && me.place ? me.place.toUpperCase() : null;
const members = side => side.split("+");
const isPair = (side, pair) => members(side).includes(pair)
  || (pair && /^[A-Z]$/.test(pair) && members(side).some(one => one.startsWith(pair)));
// The side that a pair's phone has in a result; a table's phone is of both.
const sideAt = at => !myPair() ? null : isPair(at.ns, myPair()) ? "NS" : isPair(at.ew, myPair()) ? "EW" : null;
const isMine = at => myTable() ? at.table === myTable() : Boolean(sideAt(at));
const teamOf = pair => pair.replace(/^([A-Z]+)\d$/, "$1");
const called = side => members(side).map(one => state.names[one] || state.names[teamOf(one)] || one).join("\u00a0+ ");

// Drawing: names are text, never markup.

function el(tag, facts, ...inside) {
  const made = document.createElement(tag);
  for (const [fact, value] of Object.entries(facts || {})) {
    if (fact === "do") made.addEventListener("click", value);
    else if (fact === "typed") made.addEventListener("input", value);
    else if (value === true) made.setAttribute(fact, "");
    else if (value !== false && value != null) made.setAttribute(fact, value);
  }
  made.append(...inside.flat(Infinity).filter(part => part != null && part !== false));
  return made;
}
const wide = {class: "wide"}, chief = {class: "main wide"}, dot = "\u00a0· ";
const pressed = is => ({"aria-pressed": String(Boolean(is))});
const two = (...inside) => el("div", {class: "pad two"}, inside), lead = (...inside) => el("p", {class: "turn"}, inside);
const p = (...inside) => el("p", null, inside), h2 = (...inside) => el("h2", null, inside);
const row = (cells, facts, head = false) => el("tr", facts, cells.map(([text, isFigure], number) =>
  el(head ? "th" : "td", {class: isFigure ? "n" : null, scope: head ? "col" : null}, inColour(text))));
const table = ({head, rows}, caption, isOwn = () => false) => el("div", {class: "scroll"},
  el("table", {class: "list"}, caption && el("caption", null, caption),
    el("thead", null, row(head, null, true)),
    el("tbody", null, rows.map(cells => row(cells.map((text, n) => [text, head[n][1]]),
      {class: isOwn(cells) ? "own" : null})))));
const isLong = text => typeof text === "string" && text.split(" ").some(word => word.length > 13);
const button = (id, text, act, facts) =>
  el("button", {id, type: "button", do: act, class: isLong(text) ? "long" : null, ...facts}, text);

function inColour(text) {
  return String(text).split(/([♣♦♥♠])/).map(part => {
    const suit = Object.keys(SIGNS).find(one => SIGNS[one] === part);
    return suit ? el("span", {class: suit}, part) : part;
  });
}

const tabs = () => several()
  ? [["sheet", say("table")], ["deals", say("boards")], ["scores", say("ranking")], ["more", say("more")]]
  : [["sheet", say("sheet")], ["deals", say("deals")], ["scores", say("scores")], ["more", say("more")]];
const foot = (...parts) => el("div", {class: tab === "enter" ? "foot" : "foot above"}, parts);
function go(to) {
  if (to !== "sheet") tell("");
  tab = to;
  draw();
  byId("page").focus({preventScroll: true});
  window.scrollTo(0, 0);
}

function draw() {
  const page = byId("page"), nav = byId("tabs");
  const focused = document.activeElement && document.activeElement.id;
  if (!key) {
    byId("title").textContent = "scorepad";
    nav.replaceChildren();
    page.replaceChildren(askCode());
    return;
  }
  if (!state) return;
  if (!me.token) tab = "who";
  if (tab === "enter" && state.may !== "enter") tab = "sheet";
  byId("title").textContent = state.title || "scorepad";
  nav.replaceChildren(...(tab === "who" || tab === "enter" ? [] : tabs().map(([one, text]) =>
    button("tab-" + one, text, () => { aimed = null; go(one); },
      {"aria-current": one === tab ? "page" : null, class: /\S{10}/.test(text) ? "long" : null}))));
  const pages = {who, sheet: several() ? atTable : sheet, enter: pad, deals: several() ? boards : deals,
    scores, more};
  page.replaceChildren(...[pages[tab]()].flat(Infinity).filter(Boolean));
  const back = focused && byId(focused);
  if (back && back !== document.activeElement) back.focus({preventScroll: true});
  drawPreview();
  measure();
}

// What stays in sight at the foot of the page lies one above the other, however large the words are.
function measure() {
  for (const [name, part] of [["--nav", byId("tabs")], ["--foot", document.querySelector(".above")]]) {
    document.body.style.setProperty(name, `${part ? part.offsetHeight : 0}px`);
  }
}

function field(id, label, value, typed, facts) {
  return [el("label", {for: id}, label), el("input", {id, value, typed, autocomplete: "off", ...facts})];
}

function askCode() {
  let typed = "";
  return el("form", null, h2(say("code_title")), p(say("code_how")),
    field("code", say("code_name"), "", event => { typed = event.target.value; }, {autocapitalize: "none"}),
    button("code-ok", say("ok"), () => { key = codeIn(typed); if (key) { takeUp(); refresh(); } },
      chief));
}

// Who are you?

function who() {
  const places = several() ? tablesToChoose() : chairsToChoose();
  return [h2(say("who")), places,
    button("looks", say("only_look"), () => settle("", ""), wide)];
}

const settle = async (named, place) => {
  me.name = named;
  me.place = place;
  if (await introduce(me.wants)) go("sheet");
};

function chairsToChoose() {
  return two(SEATS.map(seat => button("chair-" + seat,
    state.seats[seat], () => settle(state.seats[seat], CHAIRS[seat]))), state.out.map((one, n) => button("out-" + n, one, () => settle(one, ""))));
}

function tableButtons() {
  const tables = [...new Set(state.movement.flat().map(at => at.table))];
  return two(tables.map(one => button("table-" + one,
    say("table_number", {number: one}), () => settle(me.name, "table " + one),
    pressed(one === myTable()))));
}

function tablesToChoose() {
  const pairs = pairsThere();
  return [tableButtons(),
    el("label", {for: "pair"}, say("or_pair")),
    el("select", {id: "pair"}, el("option", {value: ""}, "–"), pairs.map(one => el("option",
      {value: one, selected: one === myPair()}, withName(one)))),
    button("pair-ok", say("ok"), () => {
      const one = byId("pair").value;
      if (one) settle(called(one), one);
    }, wide)];
}

function pairsThere() {
  const sides = [...state.movement.flat(), ...state.results].flatMap(at => [at.ns, at.ew]);
  return [...new Set(sides.flatMap(members))].sort((a, b) => a.localeCompare(b, "en", {numeric: true}));
}

// One table.

const both = () => { const ours = mySide() || "NS"; return [ours, ours === "NS" ? "EW" : "NS"]; };
const heads = () => mySide() ? [say("we"), say("they")] : [say("NS"), say("EW")];
const pairOf = (side, seats) => SEATS.filter(seat => SIDE[seat] === side).map(seat => seats[seat]).join(" – ");

function sheet() {
  const last = state.rounds[state.rounds.length - 1];
  const played = last && last.deals.length ? last
    : state.rounds[state.rounds.length - 2] || last;
  return [theEnd(), turn(), played && oneSheet(played),
    state.next.deal && foot(mayEnter() ? button("enter", say("enter_deal"),
      () => { aimed = null; begin(""); }, chief) : want())];
}

function oneSheet(round) {
  const sides = both(), titles = heads();
  const seats = round.deals.length ? round.deals[round.deals.length - 1].seats : state.seats;
  const lines = round.lines.map(line => line.rule
    ? ruled(line.rule)
    : [line.what && el("tr", {class: "what"}, el("td", {colspan: 2}, inColour(line.what))),
       el("tr", null, sides.map(side => el("td", null, side in line ? String(line[side]) : "")))]);
  const longest = String(Math.max(round.total.NS, round.total.EW)).length;
  return el("table", {class: longest > 4 ? "sheet long" : "sheet"}, el("caption", null, round.title),
    el("thead", null, el("tr", null, sides.map((side, n) => el("th", {scope: "col"}, titles[n],
      el("small", {class: isLong(pairOf(side, seats)) ? "long" : null}, pairOf(side, seats)))))),
    el("tbody", null, lines),
    el("tfoot", null, el("tr", {class: "total"},
      sides.map(side => el("td", {"aria-label": `${say("total")} ${round.total[side]}`},
        String(round.total[side]))))));
}

const want = () => state.may === "asked" ? el("p", {id: "want", tabindex: -1}, say("asked"))
  : state.may === "see" && button("want", say("want_enter"), () => introduce("enter"), wide);
const blank = kind => el("tr", {class: kind, "aria-hidden": "true"}, el("td"), el("td"));
const ruled = rule => rule === "foot" ? [blank("room"), blank("ends")] : blank(rule);

const theEnd = () => state.ended && [lead(say("ended")), card()];

function turn() {
  if (!state.next.deal) return null;
  if (!state.next.dealer) return lead("\u00a0");
  const {dealer, vulnerable} = state.next, sides = both(), titles = heads();
  const red = sides.findIndex(side => vulnerable.includes(side));
  const danger = vulnerable.length === 2 ? say("all_vulnerable") : red < 0 ? say("none_vulnerable")
    : mySide() ? say(red ? "they_vulnerable" : "we_vulnerable") : say("vulnerable", {side: titles[red]});
  return lead(say("deals_next", {player: state.seats[dealer]}), dot, danger);
}

function deals() {
  const sides = both(), titles = heads();
  const last = state.rounds.filter(round => round.deals.length).pop();
  const parts = state.rounds.map(round => round.deals.length ? el("section", null,
    h2(round.title), el("table", {class: "list deals"},
      el("thead", null, row([["", false], ["", false], [titles[0], true], [titles[1], true]], null, true)),
      el("tbody", null, round.deals.map((deal, place) => el("tr", null,
        el("td", {class: "n"}, String(deal.number)),
        el("td", {class: isLong(deal.what) ? "name long" : "name"}, mayEnter() && round === last
          ? button(`fix-${round.number}-${place}`, inColour(deal.what), () => aim({deal: [round.number, place + 1]}, deal),
            {class: isLong(deal.what) ? "deal long" : "deal", "aria-label": say("correct_deal", {deal: deal.what})})
          : inColour(deal.what)),
        sides.map(side => el("td", {class: "n"}, deal[side] ? String(deal[side]) : ""))))))) : null);
  parts.reverse();
  return parts.some(Boolean) ? parts : p(say("nothing_yet"));
}

function scores() {
  if (several()) {
    return [h2(say("ranking")), state.hidden ? p(state.hidden) : summed(state.ranking, 3, ([, one]) => myPair() && [myPair(), teamOf(myPair())].includes(one)), myPair() && ownCard()];
  }
  return state.back
    ? [h2(say("scores")), summed(state.back, 1, cells => cells[0] === me.name)]
    : p(say("nothing_yet"));
}

// On a narrow screen the last figure is in sight, and the others are below the name.
function summed({head, rows}, names, isOwn) {
  const last = head.length - 1, places = names > 1;
  if (!rows.length) return p(say("nothing_yet"));
  return el("table", {class: "list"},
    el("thead", null, row([places && head[0], head[names - 1], [head[last][0], true]].filter(Boolean), null, true)),
    el("tbody", null, rows.map(cells => {
      const name = cells.slice(places ? 1 : 0, names).filter(Boolean).join("  ");
      return el("tr", {class: isOwn(cells) ? "own" : null},
        places && el("td", null, cells[0]),
        el("td", {class: isLong(name) ? "name long" : "name"}, name, el("div", {class: "note"},
          head.slice(names, last).map(([one], n) => cells[n + names] && `${one}${places ? "" : ":"}\u00a0${cells[n + names]}`).filter(Boolean).join(dot))),
        el("td", {class: "n"}, cells[last]));
    })));
}

// Several tables.

function rounds() {
  const done = new Set(state.results.map(one => `${one.board}:${one.ns}:${one.ew}`));
  return state.movement.map((tables, number) => ({number: number + 1, tables: tables.map(at => ({...at,
    left: at.boards.filter(board => !done.has(`${board}:${at.ns}:${at.ew}`))}))}));
}
const pairsOf = at => `${at.ns}-${at.ew}`;
const resultOf = (board, at) => state.results.find(one =>
  one.board === board && one.ns === at.ns && one.ew === at.ew);

function atTable() {
  if (!myTable() && !myPair()) {
    return [p(say("say_where")), button("where", say("who"), () => go("who"),
      chief), theEnd()];
  }
  const all = rounds(), mine = all.map(one => ({...one, at: one.tables.find(isMine)}));
  const now = mine.find(one => one.at && one.at.left.length) || mine.filter(one => one.at).pop();
  if (!now) return [p(say("no_movement")), loose(), want()];
  const at = now.at, coming = all[now.number];
  const before = mine.filter(one => one.at && one.number < now.number).pop();
  const open = before ? before.at.boards.filter(board => {
    const found = resultOf(board, before.at);
    return found && found.agrees !== true;
  }) : [];
  return [theEnd(), lead(say("round_table", {round: now.number, table: at.table})),
    p(el("b", null, say("NS")), ` ${withName(at.ns)}`),
    p(el("b", null, say("EW")), ` ${withName(at.ew)}`),
    at.boards.map(board => boardBox(board, at)),
    open.length > 0 && [h2(say("round_table", {round: before.number, table: before.at.table})),
      open.map(board => boardBox(board, before.at))],
    coming && el("div", {class: "box"}, myPair() ? p(goesOn(coming, myPair())) : [at.ns, at.ew].flatMap(members)
      .map(one => p(el("b", null, called(one)), dot, goesOn(coming, one)))),
    want()];
}
function goesOn({number, tables}, pair) {
  const at = tables.find(one => isPair(one.ns, pair) || isPair(one.ew, pair));
  return at ? say("goes_on", {round: number, table: at.table,
    line: say(isPair(at.ns, pair) ? "NS" : "EW"), boards: at.boards.join(",\u00a0")}) : say("sits_out", {round: number});
}
const withName = side => called(side) === side ? side : `${side}\u00a0 ${called(side)}`;

function loose() {
  return mayEnter() && [field("loose", say("board_pairs"), "", () => {}),
    button("loose-ok", say("enter"), () => {
      const found = /^\s*(\d+)\s+(\S+?)\s*-\s*(\S+)\s*$/.exec(byId("loose").value);
      if (found) aimBoard(+found[1], {ns: found[2], ew: found[3]});
    }, wide)];
}

function boardBox(board, at) {
  const found = resultOf(board, at), about = state.boards.find(one => one.board === board);
  const red = about.vulnerable.length === 2 ? say("all_vulnerable") : about.vulnerable.length
    ? say("vulnerable", {side: say(about.vulnerable[0])}) : say("none_vulnerable");
  const may = mayEnter(), mine = sideAt(at), byUs = found && mine && found.entered_by === mine;
  return el("section", {class: "box"},
    p(el("b", null, say("board", {number: board})), dot, say("deals_next", {player: words["seat_" + about.dealer]}), dot, red),
    !found && (may ? button("board-" + board, say("enter"), () => aimBoard(board, at), board === at.left[0] ? chief : wide)
      : p(say("still_to_come"))),
    found && [lead(inColour(found.what)),
      found.score !== null && (mine ? p(say("we"), ` ${signed(mine === "NS" ? found.score : -found.score)}`)
        : p(say("NS"), ` ${signed(found.score)}`, dot, say("EW"), ` ${signed(-found.score)}`)),
      found.agrees === false ? el("p", {class: "bad"}, "✗ " + say("disputed"))
        : (byUs || !mine || !may) && el("p", {class: found.agrees ? "good" : "note"}, found.agrees ? "✓ " + say("ticked") : say("not_ticked")),
      may && !byUs && el("div", {class: "pad two"},
        button("yes-" + board, "✓ " + say("agree"), () => tick(board, at, true), pressed(found.agrees === true)),
        button("no-" + board, "✗ " + say("disagree"), () => tick(board, at, false), pressed(found.agrees === false))),
      may && button("fix-" + board, say("correct"), () => aimBoard(board, at, found), wide)]);
}
const signed = points => (points > 0 ? "+" : "") + String(points).replace("-", "−");
const tick = (board, at, agrees) => enter("/api/ticks", {board, pairs: pairsOf(at), agrees});

// Who has still to play a board is not told what others did with it.
function toCome() {
  const all = rounds().flatMap(one => one.tables), now = all.find(at => isMine(at) && at.left.length);
  const here = !now ? [] : myPair() ? [myPair()] : [now.ns, now.ew].flatMap(members);
  const theirs = all.filter(at => here.some(one => isPair(at.ns, one) || isPair(at.ew, one)));
  return new Set(theirs.flatMap(at => at.left));
}

function boards() {
  const coming = state.ended ? new Set() : toCome();
  return [coming.size > 0 && el("p", {class: "note"}, say("boards_later")), state.boards.map(({board}) => {
    if (coming.has(board)) return null;
    const found = state.results.filter(one => one.board === board);
    return found.length ? el("section", null, table({
      head: [[say("NS"), false], [say("EW"), false], [say("result"), false], [say("points"), true], ["", true]],
      rows: found.map(one => [one.ns, one.ew, one.what, one.score === null ? "" : signed(one.score),
        one.brought[0] || ""])}, say("board", {number: board}),
      ([ns, ew]) => sideAt({ns, ew}))) : null;
  })];
}

function ownCard() {
  const own = state.results.filter(isMine);
  return [h2(say("own_card")), !own.length ? p(say("nothing_yet")) : el("table", {class: "list"},
    el("thead", null, row([[say("board_head"), true], [say("result"), false], [say("points"), true], ["", true]], null, true)),
    el("tbody", null, own.map(one => {
      const ns = sideAt(one) === "NS";
      return el("tr", null, el("td", {class: "n"}, String(one.board)),
        el("td", {class: "name"}, inColour(one.what), el("div", {class: "note"}, `${say("against")} ${withName(ns ? one.ew : one.ns)}`)),
        el("td", {class: "n"}, one.score === null ? "" : signed(ns ? one.score : -one.score)),
        el("td", {class: "n"}, one.brought[ns ? 0 : 1] || ""));
    })))];
}

// A pad for thumbs.

function aim(at, was) {
  aimed = {...at, what: was && was.what, text: was && was.text, corrects: Boolean(was)};
  begin(was ? was.text : "");
}
const aimBoard = (board, at, was) => aim({board, at}, was);
// What others enter meanwhile changes neither where this goes nor what was seen.
let begun = {};
function begin(text) {
  choice = choiceOf(text);
  preview = null;
  begun = {deal: state.next.deal, dealer: state.next.dealer, revision: state.revision};
  go("enter");
  askPreview();
}
// What is corrected lies on the pad as it was: who touches +1 changes nothing else.
function choiceOf(text) {
  if (/^pass/.test(text)) return {passed: true};
  const found = /^(\w) (\d)([CDHSN])T?(X*)(=|[+-]\d+)( honours (\w) (\d+))?( points (\w+) (\d+))?$/.exec(text);
  if (!found) return {};
  const [, seat, level, suit, doubled, over, asksHonours, holder, honours, , side, held] = found;
  return {seat, level: +level, suit, doubled, over: +over || 0, asksHonours, holder, honours: +honours,
    held: held && String(side === (mySide() || "NS") ? held : 40 - held)};
}
function leave() { choice = {}; preview = null; aimed = null; go("sheet"); }

function typedSoFar() {
  if (choice.text) return {text: choice.text, language: words.code};
  if (choice.passed) return {text: "pass" + held()};
  if (!choice.level || !choice.suit || !choice.seat) return null;
  if (choice.asksHonours && !(choice.honours && choice.holder)) return null;
  const over = choice.over || 0;
  const honours = choice.honours && choice.holder ? ` honours ${choice.holder} ${choice.honours}` : "";
  const text = `${choice.seat} ${choice.level}${choice.suit}${choice.doubled || ""}${over > 0 ? "+" : ""}${over || "="}`;
  return {text: text + honours + held()};
}
const held = () => choice.held ? ` ${mySide() === "EW" ? "ew" : "ns"} ${choice.held}p` : "";
const target = () => aimed && aimed.board ? {board: aimed.board, pairs: pairsOf(aimed.at)}
  : {deal: aimed ? aimed.deal : begun.deal};

// What is corrected may have been changed or undone meanwhile.
function isAsItWas() {
  if (!aimed || !aimed.corrects) return true;
  const at = aimed.deal && state.rounds.find(one => one.number === aimed.deal[0]);
  const there = at ? at.deals[aimed.deal[1] - 1]
    : several() && resultOf(aimed.board, aimed.at);
  return Boolean(there) && there.text === aimed.text;
}

let asked = 0;
async function askPreview() {
  const typed = tab === "enter" && typedSoFar(), number = ++asked;
  if (tab === "enter" && !isAsItWas()) { preview = {error: say("changed")}; drawPreview(); return; }
  if (!typed) { preview = null; drawPreview(); return; }
  try {
    const {status, data} = await ask("/api/preview", {...typed, ...target()});
    if (number !== asked) return;
    preview = status === 200 ? data : {error: data.error};
  } catch {
    if (number !== asked) return;
    preview = {blind: true};
    showLink(false);
  }
  drawPreview();
}

function drawPreview() {
  const said = byId("preview"), ok = byId("ok");
  if (!said || !ok) return;
  said.replaceChildren(...[shownPreview()].flat());
  said.className = preview && preview.error ? "bad" : "";
  ok.disabled = !typedSoFar() || Boolean(preview && preview.error);
}

function choose(facts) {
  choice = {...choice, text: "", ...facts};
  const needed = 6 + (choice.level || 0);
  if (choice.over !== undefined) choice.over = Math.max(-needed, Math.min(13 - needed, choice.over));
  if (choice.suit === "N" && choice.honours === 100) choice.honours = 150;
  preview = null;
  draw();
  askPreview();
}

function pad() {
  const passed = Boolean(choice.passed), over = choice.over || 0, needed = 6 + (choice.level || 4);
  const seats = several() ? Object.fromEntries(SEATS.map(seat => [seat, words["seat_" + seat]])) : state.seats;
  const group = (name, kind, ...inside) => el("div", {class: "pad " + kind, role: "group", "aria-label": say(name)}, inside);
  const one = (id, text, is, facts, more) => button(id, text, () => choose(facts), {...pressed(is), ...more});
  const results = [];
  for (let tricks = choice.all ? -needed : Math.max(-needed, -3); tricks <= (choice.all ? 13 - needed : 1); tricks++) results.push(tricks);
  if (!results.includes(over)) results.push(over);
  return [h2(inColour(heading())),
    group("level", "levels", [1, 2, 3, 4, 5, 6, 7].map(level =>
      one("level-" + level, String(level), !passed && choice.level === level, {level, passed: false}, {class: "large"}))),
    group("suit", "five", ["C", "D", "H", "S", "N"].map(suit => one("suit-" + suit,
      suit === "N" ? words.notrump : el("span", {class: suit}, SIGNS[suit]), !passed && choice.suit === suit,
      {suit, passed: false}, {class: "large", "aria-label": words["suit_" + suit]}))),
    group("doubling", "three", one("passed", say("pass"), passed, {passed: !passed}), ["X", "XX"].map(doubled =>
      one("double-" + doubled, doubled.replaceAll("X", "×"), !passed && choice.doubled === doubled,
        {doubled: choice.doubled === doubled ? "" : doubled}, {"aria-label": say(doubled === "X" ? "doubled" : "redoubled")}))),
    !passed && [group("declarer", "two", SEATS.map(seat => one("seat-" + seat,
      seat === myChair() ? say("you", {player: seats[seat]}) : seats[seat], choice.seat === seat, {seat}))),
    group("result", "five", results.map(tricks => one("over-" + tricks, tricks === 0 ? "="
      : tricks > 0 ? "+" + tricks : "−" + -tricks, over === tricks, {over: tricks},
      tricks === 0 ? {"aria-label": say("made")} : {}))),
    two(one("all", say("more_results"), choice.all, {all: !choice.all}),
      !several() && state.honours && one("honours", say("honours"), choice.asksHonours, {asksHonours: !choice.asksHonours, honours: 0})),
    choice.asksHonours && honours(seats)],
    state.held && field("held", say("held"), choice.held || "",
      event => { choice.held = event.target.value.replace(/\D/g, "").slice(0, 2); drawPreview(); askPreview(); },
      {inputmode: "numeric"}),
    field("typed", say("or_type", {example: words.example}), choice.text || "",
      event => {
        choice = {text: event.target.value};
        preview = null;
        document.querySelectorAll("#page [aria-pressed]").forEach(one => one.setAttribute("aria-pressed", "false"));
        drawPreview();
        askPreview();
      },
      {autocapitalize: "none", spellcheck: "false"}),
    button("cancel", say("cancel"), leave, wide),
    foot(el("p", {id: "preview", "aria-live": "polite"}),
      button("ok", say(aimed && aimed.corrects ? "correct" : "ok"), finish, {class: "main wide large"}))];
}

function heading() {
  if (!aimed) return say("enter_title") + (begun.dealer ? dot + say("deals_next", {player: state.seats[begun.dealer]}) : "");
  const board = aimed.board ? say("board", {number: aimed.board}) + dot + pairsOf(aimed.at) : "";
  return [board, aimed.corrects && say("correcting", {deal: aimed.what})].filter(Boolean).join(dot);
}

function honours(seats) {
  return [two((choice.suit === "N" ? [150] : [100, 150]).map(figure =>
      button("honours-" + figure, String(figure), () => choose({honours: figure}), pressed(choice.honours === figure)))),
    el("div", {class: "pad two", role: "group", "aria-label": say("holder")}, SEATS.map(seat =>
      button("holder-" + seat, seats[seat], () => choose({holder: seat}), pressed(choice.holder === seat))))];
}

function shownPreview() {
  if (!preview && typedSoFar()) return say("reading");
  if (!preview) return say(!choice.level || !choice.suit ? "choose" : choice.seat ? "holder" : "who_plays");
  if (preview.error) return preview.error;
  if (preview.blind) return say("away");
  const sides = both(), titles = heads();
  const points = sides.map((side, n) => preview.points[side] ? `${titles[n]} ${preview.points[side]}` : null);
  return inColour(`${preview.reads} – ${points.filter(Boolean).join(",\x20") || say("no_score")}`);
}

function finish() {
  const typed = typedSoFar();
  if (!typed) return;
  const body = {...target(), text: typed.text, revision: begun.revision};
  if (typed.language) body.language = typed.language;
  enter(aimed && aimed.corrects ? "/api/corrections" : "/api/deals", body);
  leave();
}

// More.

function more() {
  return [h2(me.name || say("more")), want(),
    several() && state.movement.length > 0 && [h2(say("say_where")), tableButtons()],
    button("where", say("who"), () => go("who"), wide),
    window.speechSynthesis && button("speak", say("speak"), () => {
      me.speaks = !me.speaks;
      keepMe();
      draw();
      if (me.speaks) aloud();
    }, {class: "wide", ...pressed(me.speaks)}),
    h2(say("next_phone")), el("p", {class: "note"}, say("next_phone_how", {number: state.phones})),
    state.code && code(state.code), p(`${location.origin}/#${key}`)];
}

function code(matrix) {
  const space = "http://www.w3.org/2000/svg", size = matrix.length;
  const picture = document.createElementNS(space, "svg");
  picture.setAttribute("viewBox", `-4 -4 ${size + 8} ${size + 8}`);
  picture.setAttribute("class", "code");
  picture.setAttribute("role", "img");
  picture.setAttribute("aria-label", say("next_phone"));
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", matrix.map((line, y) => [...line].map((one, x) =>
    one === "1" ? `M${x} ${y}h1v1h-1z` : "").join("")).join(""));
  picture.append(path);
  return picture;
}

function card() {
  return button("card", say("card"), event => {
    const canvas = document.createElement("canvas"), lines = cardLines();
    canvas.width = 900;
    canvas.height = 120 + lines.length * 52;
    const pen = canvas.getContext("2d");
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = "#111";
    pen.font = "bold 40px sans-serif";
    const day = state.day && new Date(state.day).toLocaleDateString(words.code, {dateStyle: "long", timeZone: "UTC"});
    pen.fillText([state.title, day].filter(Boolean).join(" · ") || "scorepad", 40, 70, 820);
    pen.font = "32px sans-serif";
    lines.forEach((cells, n) => cells.forEach((text, column) => {
      const figure = column > 0, y = 130 + n * 52;
      pen.textAlign = figure ? "right" : "left";
      const step = 380 / Math.max(1, cells.length - 1);
      pen.fillText(text, figure ? 860 - (cells.length - 1 - column) * step : 40, y, figure ? step - 8 : 420);
    }));
    event.target.replaceWith(p(say("card_how")), el("img", {src: canvas.toDataURL(), alt: say("card")}));
  }, wide);
}

function cardLines() {
  if (state.back) return [state.back.head.map(one => one[0]), ...state.back.rows];
  if (several()) return state.ranking.rows.map(cells => [[cells[0], cells[1], cells[2]].join("  "), ...cells.slice(-2)]);
  return state.rounds.map(one => [one.title, String(one.total.NS), String(one.total.EW)]);
}

// It begins.

addEventListener("hashchange", () => {
  const other = codeIn(location.hash);
  if (other && other !== key) { key = other; state = null; takeUp(); refresh(); }
});
document.addEventListener("visibilitychange", wake);
addEventListener("pageshow", wake);
addEventListener("online", wake);
new ResizeObserver(measure).observe(byId("tabs"));
setInterval(() => { if (Date.now() - heard > 25000 && stream) { heard = Date.now(); stream.abort(); } }, 5000);
if (key) takeUp();
draw();
follow();
})();
