const fields = 'input:not([type="hidden"], [aria-hidden="true"]), textarea, [role="combobox"]';

const canHaveFocus = (field: HTMLElement): boolean => field.tabIndex >= 0 && !field.matches(':disabled');

/** Puts the cursor into the first field of a form. */
export const goToFirstField = (form: HTMLElement | null): void =>
  [...(form?.querySelectorAll<HTMLElement>(fields) ?? [])].find(canHaveFocus)?.focus({ preventScroll: true });

/** Goes on from a field as Tab does, or back: for where a key was taken that would have. */
export function goToNext(from: Element | null, isBack = false): void {
  const frame = from?.closest('[role="dialog"]') ?? document.body;
  const stops = [...frame.querySelectorAll<HTMLElement>(`${fields}, button, a[href]`)].filter(canHaveFocus);
  const at = stops.findIndex((stop) => stop === from);
  if (at >= 0) stops[at + (isBack ? -1 : 1)]?.focus();
}

/** As the ref of a form: puts the cursor into its first field when it opens, unless a field of it has taken it. */
export function focusFirstField(form: HTMLElement | null): void {
  if (!form || form.contains(document.activeElement)) return;
  goToFirstField(form);
}
