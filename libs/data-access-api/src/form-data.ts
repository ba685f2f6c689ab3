/** A write with a file: every present member becomes a part, a list as many as it has entries. */
export function formDataOf(input: unknown): FormData {
  const form = new FormData();
  if (typeof input !== 'object' || input === null) return form;
  for (const [name, value] of Object.entries(input)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null) form.append(name, one instanceof Blob ? one : String(one));
    }
  }
  return form;
}
