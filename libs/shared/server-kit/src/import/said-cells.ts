/** The code of a choice that is written as a clerk says it, or as it is spelled inside. */
export function choiceCode(labels: Readonly<Record<string, string>>, text = ''): string {
  const said = text.trim().toLowerCase();
  const [code] = Object.entries(labels).find(([, label]) => label.toLowerCase() === said) ?? [];
  return code ?? said.toUpperCase().replace(/[\s-]/g, '_');
}

const yes: readonly string[] = ['yes', 'y', 'true', '1'];

/** Whether a cell says yes; an empty one doesn't. */
export const isYes = (text = ''): boolean => yes.includes(text.trim().toLowerCase());
