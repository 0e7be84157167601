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
