/** Choices of a field or filter: the values of a contract under the names that a clerk has for them. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  t: (text: string) => string,
): { value: Value; label: string }[] => values.map((value) => ({ value, label: t(labels[value]) }));
