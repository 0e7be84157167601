import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Invite from "./Invite.svelte";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = (host: string): void => {
  vi.stubGlobal("location", new URL(`http://${host}/t/one`));
  render(Invite, { id: "one", code: "amber-fox-kite-pond" });
};

test.each(["127.0.0.1:8000", "localhost:8000", "[::1]:8000"])(
  "an address of this machine alone is said to be one: %s",
  (host) => {
    at(host);
    expect(screen.getByRole("note").textContent).toContain("works on this computer only");
  },
);

test("an address that others reach needs no word", () => {
  at("parlour.example");
  expect(screen.queryByRole("note")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Link to this table").value).toBe(
    "http://parlour.example/t/one",
  );
});

test("a device with a sheet to share by is offered it, others the clipboard alone", async () => {
  at("parlour.example");
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  expect(screen.getByRole("button", { name: "Copy link" })).toBeTruthy();
  cleanup();
  const share = vi.fn(() => Promise.reject(new DOMException("put away", "AbortError")));
  vi.stubGlobal("navigator", { ...navigator, share });
  at("parlour.example");
  await fireEvent.click(screen.getByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith({ title: "Parlour", url: "http://parlour.example/t/one" });
});
