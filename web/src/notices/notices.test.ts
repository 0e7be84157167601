import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import type { Notices as Known, WayInfo } from "../wire/http";
import AboutTable from "./AboutTable.svelte";
import MailPage from "./MailPage.svelte";
import Notices from "./Notices.svelte";
import { bytes } from "./notices.svelte";

const KEY = "BAEC";
let known: Known;
let asked: [string, string, unknown][];

/** A server that knows so much, and does what it is asked for. */
beforeEach(() => {
  known = { push: KEY, mail: true, ways: [], quiet: [] };
  asked = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    asked.push([init.method ?? "GET", path, body]);
    if (path.startsWith("/api/mail/")) return Response.json({ table: "" });
    return Response.json(known);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.language = "en";
});

function way(more: Partial<WayInfo>): WayInfo {
  return {
    id: "w1",
    kind: "mail",
    label: "a…n@example.org",
    this: false,
    answered: true,
    language: "en",
    pace: "soon",
    ...more,
  };
}

/** A browser that can be notified, as far as it lets us. */
function browser(permission: NotificationPermission): void {
  const subscription = {
    options: {},
    toJSON: () => ({ endpoint: "https://push.example.net/a", keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: async () => true,
  };
  const pushManager = {
    getSubscription: async () => null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      expect([...applicationServerKey]).toEqual([4, 1, 2]);
      return subscription;
    },
  };
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", { requestPermission: async () => permission });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
}

test("nothing is shown where the server offers nothing", async () => {
  known = { push: null, mail: false, ways: [], quiet: [] };
  const { container } = render(Notices);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.textContent?.trim()).toBe("");
});

test("a browser is told after it was allowed", async () => {
  browser("granted");
  render(Notices);
  await fireEvent.click(await screen.findByRole("switch", { name: "In this browser" }));
  await waitFor(() => expect(asked.at(-1)?.[1]).toBe("/api/me/notices/push"));
  expect(asked.at(-1)?.[2]).toEqual({
    endpoint: "https://push.example.net/a",
    p256dh: "p",
    auth: "a",
    language: "en",
  });
});

test("one that is not allowed says so and sends nothing", async () => {
  browser("denied");
  render(Notices);
  await fireEvent.click(await screen.findByRole("switch", { name: "In this browser" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "not allowed to show notifications",
  );
  expect(asked.map(([method]) => method)).toEqual(["GET"]);
});

test("an address is entered, shown as far as needed, and forgotten", async () => {
  const first = render(Notices);
  const field = await screen.findByRole("textbox");
  await fireEvent.input(field, { target: { value: " ann@example.org " } });
  known = { ...known, ways: [way({ answered: false })] };
  await fireEvent.click(screen.getByRole("button", { name: "Send a confirmation email" }));
  await screen.findByText("A confirmation email was sent to a…n@example.org. Open the link in it.");
  expect(asked.at(-1)?.[2]).toMatchObject({ address: "ann@example.org", pace: "soon" });
  await fireEvent.click(screen.getByRole("button", { name: "Stop emails" }));
  await waitFor(() => expect(asked.at(-1)).toEqual(["POST", "/api/me/notices/off", { id: "w1" }]));
  first.unmount();
});

test("whoever reads another language is told in it", async () => {
  known = { ...known, ways: [way({ language: "de" })] };
  render(Notices);
  await waitFor(() => expect(asked.some(([method]) => method === "PUT")).toBe(true));
  expect(asked.find(([method]) => method === "PUT")?.[2]).toMatchObject({ language: "en" });
});

test("a table can be silenced in its menu, by whoever is told at all", async () => {
  const none = render(AboutTable, { id: "t1" });
  expect((await screen.findByRole("link")).getAttribute("href")).toBe("/settings");
  none.unmount();
  known = { ...known, ways: [way({})] };
  render(AboutTable, { id: "t1" });
  const line = await screen.findByRole("switch");
  expect(line.getAttribute("aria-checked")).toBe("true");
  known = { ...known, quiet: ["t1"] };
  await fireEvent.click(line);
  await waitFor(() => expect(line.getAttribute("aria-checked")).toBe("false"));
  expect(asked.at(-1)).toEqual(["PUT", "/api/tables/t1/notices", { on: false }]);
});

test("a link does nothing until somebody presses: mail is looked through by programs", async () => {
  const pressed = () => asked.filter(([, path]) => path.startsWith("/api/mail/"));
  const off = render(MailPage, { act: "off", token: "tok" });
  const stop = await screen.findByRole("button", { name: "Yes, stop them" });
  expect(pressed()).toHaveLength(0);
  await fireEvent.click(stop);
  await screen.findByText("You will get no more emails");
  off.unmount();
  render(MailPage, { act: "yes", token: "tok" });
  await screen.findByText("Do you want an email when it’s your turn?");
  expect(pressed()).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: "Yes, send me emails" }));
  await screen.findByText("You will get emails");
});

test("keys are read as the web writes them", () => {
  expect([...bytes("-_8")]).toEqual([251, 255]);
});
