/** Puts a text on the clipboard. Without https there is none: then the field that shows it is
 * marked, ready to be copied by hand, and the answer is no. */
export async function copyText(
  text: string,
  field: HTMLInputElement | undefined,
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return false;
  }
}

/** Whether the device has a sheet of its own to share by: most phones do, over https. */
export const canShare = (): boolean => typeof navigator.share === "function";

/** Opens that sheet. To put it away is no error. */
export async function shareLink(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => {});
}
