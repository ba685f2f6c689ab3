/** A write with a file: every present member becomes a part. */
export function formDataOf(input: unknown): FormData {
  const form = new FormData();
  if (typeof input !== 'object' || input === null) return form;
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
