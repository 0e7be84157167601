/** Which page is shown: addresses are the app's only navigation state. */

import { isOutdated } from "./installed";

export type Route =
  | { page: "lobby" }
  | { page: "how" }
  | { page: "tables" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "seat"; token: string }
  | { page: "join"; code: string }
  | { page: "replay"; id: string }
  | { page: "replays" }
  | { page: "shelf" }
  | { page: "rules"; game: string }
  | { page: "pads" }
  | { page: "pad"; game: string }
  | { page: "print"; game: string }
  | { page: "lab"; study: string }
  | { page: "mail"; act: string; token: string }
  | { page: "about" }
  | { page: "settings" }
  | { page: "nowhere" };

/** The page of an address; unknown ones are `nowhere`. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, rest] = [parts[0], part(parts[1])];
  if (parts.length === 0) return { page: "lobby" };
  if (parts.length === 1) {
    if (first === "about" || first === "settings" || first === "tables" || first === "how")
      return { page: first };
    if (first === "rules") return { page: "shelf" };
    if (first === "pad") return { page: "pads" };
    if (first === "replay") return { page: "replays" };
    if (first === "lab") return { page: "lab", study: "" };
  }
  if (parts.length === 2 && rest) {
    if (first === "new" || first === "rules" || first === "print" || first === "pad")
      return { page: first, game: rest };
    if (first === "replay") return { page: first, id: rest };
    if (first === "lab") return { page: first, study: rest };
    // Links to stories were made with an address of their own.
    if (first === "t" || first === "story") return { page: "table", id: rest };
    if (first === "seat") return { page: "seat", token: rest };
    if (first === "join") return { page: "join", code: rest };
  }
  if (parts.length === 3 && first === "mail" && (rest === "off" || rest === "yes"))
    return { page: "mail", act: rest, token: part(parts[2]) };
  return { page: "nowhere" };
}

function part(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? "");
  } catch {
    return ""; // a broken % in the address leads nowhere
  }
}

let path = $state(location.pathname);
let visits = $state(0);

/** The page now; read it in a template and it follows. */
export function route(): Route {
  return routeOf(path);
}

/** Goes up with every navigation, for code that moves the focus. */
export function visit(): number {
  return visits;
}

export function navigate(to: string, { replace = false } = {}): void {
  const target = new URL(to, location.href);
  if (isOutdated() && target.pathname !== location.pathname) {
    // Going elsewhere is a good moment for the new version: nothing is in the making.
    if (replace) location.replace(target);
    else location.assign(target);
    return;
  }
  if (replace) history.replaceState(null, "", target);
  else history.pushState(null, "", target);
  arrive();
  if (!target.hash) scrollTo(0, 0);
}

function arrive(): void {
  if (path === location.pathname) return; // a jump within the page
  path = location.pathname;
  visits += 1;
}

/** What the server sends itself: files to download, and the documentation. */
const NO_PAGE = /^\/(api|docs)\//;

/** Links of our own are followed without loading the app again. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const target = new URL(link.href, location.href);
  if (target.origin !== location.origin || NO_PAGE.test(target.pathname)) return;
  if (target.pathname === location.pathname && target.hash) return; // within the page
  event.preventDefault();
  navigate(target.href);
}

export function followLinks(): () => void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", arrive);
    document.removeEventListener("click", follow);
  };
}
