import { fiscalYearOf, isBusinessDate } from '@freightdesk/shared-calendar';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { mostCarriages, type TaxPaperKind } from './tax-paper.kinds';

interface PaperTerms {
  kind: TaxPaperKind;
  from: string;
  until: string;
  nature?: string | null | undefined;
  number?: string | null | undefined;
  percent?: string | null | undefined;
  limitPaise?: number | null | undefined;
  carriages?: number | null | undefined;
  treaty?: string | null | undefined;
}

type Field = Exclude<keyof PaperTerms, 'kind' | 'from' | 'until'>;

/** What each paper must say; what it does not have is refused. */
const fieldsOf: Readonly<Record<TaxPaperKind, readonly Field[]>> = {
  TRANSPORTER_DECLARATION: ['carriages'],
  LOWER_DEDUCTION: ['nature', 'number', 'percent', 'limitPaise'],
  NON_RESIDENT: ['percent', 'treaty'],
};
const allFields: readonly Field[] = ['nature', 'number', 'percent', 'limitPaise', 'carriages', 'treaty'];

/** Whether a paper of this kind says such a thing: a form asks no more. */
export const hasPaperField = (kind: TaxPaperKind | undefined, field: Field): boolean =>
  kind !== undefined && fieldsOf[kind].includes(field);

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const fieldProblems = ({ kind, ...paper }: Partial<PaperTerms>): FieldProblem[] =>
  (kind === undefined ? [] : allFields).flatMap((field) => {
    const isAsked = hasPaperField(kind, field);
    if (isSaid(paper[field]) === isAsked) return [];
    return isAsked
      ? [{ field, code: 'required', message: 'This paper says it.' }]
      : [{ field, code: 'not_of_this_kind', message: 'This paper does not say it.' }];
  });

/** Declarations and certificates are given for a year: the Act asks for another one each time. */
function termProblem({ kind, from = '', until = '' }: Partial<PaperTerms>): FieldProblem[] {
  if (!isBusinessDate(from) || !isBusinessDate(until)) return [];
  if (until < from) return [{ field: 'until', code: 'before_start', message: 'It ends before it begins.' }];
  const isOfOneYear = fiscalYearOf(from).label === fiscalYearOf(until).label;
  if (isOfOneYear || kind === undefined || kind === 'NON_RESIDENT') return [];
  return [{ field: 'until', code: 'not_one_year', message: 'It is given for one fiscal year, April to March.' }];
}

const carriagesProblem = ({ carriages }: Partial<PaperTerms>): FieldProblem[] =>
  typeof carriages === 'number' && carriages > mostCarriages
    ? [
        {
          field: 'carriages',
          code: 'too_many_carriages',
          message: 'Only an owner of at most ten goods carriages is paid without deduction.',
        },
      ]
    : [];

/** Where a paper, as far as it is known, contradicts itself or the law that it is given under. */
export const taxPaperProblems = (paper: Partial<PaperTerms>): FieldProblem[] => [
  ...fieldProblems(paper),
  ...termProblem(paper),
  ...carriagesProblem(paper),
];
