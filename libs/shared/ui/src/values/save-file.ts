/** Hands a file to the browser, which asks where to or keeps it with the downloads. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
