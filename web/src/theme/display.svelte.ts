/** The only place that decides what is a phone, a tablet or a desktop. CSS reads it from `data-size` on <html>. */

export type Size = "phone" | "tablet" | "desktop";

const [TABLET, DESKTOP, WIDE] = [700, 1000, 1200];
/** Below this height a window that is no desktop is a phone held sideways. */
const PHONE_HEIGHT_PX = 500;

export class Display {
  width = $state(0);
  height = $state(0);
  /** How large letters are, as a part of the usual size. */
  letters = $state(1);

  constructor(width: number, height: number) {
    this.resize(width, height);
  }

  size: Size = $derived(
    this.width >= DESKTOP
      ? "desktop"
      : this.width < TABLET || this.height < PHONE_HEIGHT_PX
        ? "phone"
        : "tablet",
  );
  /** A phone in landscape: what is asked stands beside the table. */
  sideways = $derived(
    this.size === "phone" && this.height < PHONE_HEIGHT_PX && this.width > this.height,
  );
  /** There is room for a column beside the table. */
  wide = $derived(this.width >= WIDE);
  /** The value of `data-size`, to be matched with `~=`. */
  names = $derived(
    [this.size, this.sideways && "sideways", this.wide && "wide"].filter(Boolean).join(" "),
  );

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }
}

export const display = new Display(innerWidth, innerHeight);

/** Follows the window and puts its size on <html>. */
export function followDisplay(): void {
  addEventListener("resize", () => display.resize(innerWidth, innerHeight));
  const rem = document.createElement("div");
  rem.style.cssText = "position: fixed; width: 0; height: 1rem; visibility: hidden";
  document.body.append(rem);
  new ResizeObserver(() => (display.letters = rem.offsetHeight / 16 || 1)).observe(rem);
  $effect.root(() => {
    $effect.pre(() => {
      document.documentElement.dataset.size = display.names;
    });
  });
}
