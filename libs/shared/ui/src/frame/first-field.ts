const fields = 'input:not([type="hidden"], [aria-hidden="true"]), textarea, [role="combobox"]';

const canHaveFocus = (field: HTMLElement): boolean => field.tabIndex >= 0 && !field.matches(':disabled');

/** Puts the cursor into the first field of a form. */
export const goToFirstField = (form: HTMLElement | null): void =>
  [...(form?.querySelectorAll<HTMLElement>(fields) ?? [])].find(canHaveFocus)?.focus({ preventScroll: true });

/** As the ref of a form: puts the cursor into its first field when it opens, unless a field of it has taken it. */
export function focusFirstField(form: HTMLElement | null): void {
  if (!form || form.contains(document.activeElement)) return;
  goToFirstField(form);
}
