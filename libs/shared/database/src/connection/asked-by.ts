import { AskedTogether } from './asked-together';

/** What PostgreSQL was asked, word for word, and what it was told. */
export interface AskedStatement {
  text: string;
  values: readonly unknown[];
}

const statementOf = (asked: unknown, told: unknown): AskedStatement => {
  const values = Array.isArray(told) ? told : [];
  if (typeof asked === 'string') return { text: asked, values };
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return { text: '', values };
  return { text: String(asked.text), values: 'values' in asked && Array.isArray(asked.values) ? asked.values : values };
};

/** For specs: the statements of one call of the driver's `query`, by what it was given. */
export const askedBy = ([asked, told]: readonly unknown[]): readonly AskedStatement[] =>
  (asked instanceof AskedTogether ? asked.statements : [asked]).map((one) => statementOf(one, told));
