import type { FieldProblem } from '@freightdesk/shared-endpoint';

interface QuotationTerms {
  leadId?: string | null | undefined;
  partyId?: string | null | undefined;
  date?: string | null | undefined;
  validUntil?: string | null | undefined;
  alternatives?: readonly { name?: string | null | undefined }[] | undefined;
  charges?: readonly unknown[] | undefined;
}

/** What is wrong between the fields of a quotation. */
export function quotationProblemsOf(quotation: QuotationTerms): FieldProblem[] {
  const { leadId, partyId, date, validUntil, alternatives = [], charges } = quotation;
  const unnamed = alternatives.length > 1 ? alternatives.flatMap(({ name }, index) => (name ? [] : [index])) : [];
  const problems: (FieldProblem | null)[] = [
    leadId || partyId ? null : { field: 'partyId', code: 'required', message: 'Choose the lead or the customer.' },
    date && validUntil && validUntil < date
      ? { field: 'validUntil', code: 'before_date', message: 'This is before the date of the quotation.' }
      : null,
    alternatives.length > 0 && charges
      ? { field: 'charges', code: 'twice', message: 'Charges stand in their alternatives.' }
      : null,
    ...unnamed.map((index) => ({
      field: `alternatives.${index}.name`,
      code: 'required',
      message: 'Name each alternative, so that the customer can choose.',
    })),
  ];
  return problems.filter((problem) => problem !== null);
}

interface Standing {
  alternatives: readonly unknown[];
  validUntil: string;
}

/** What an acceptance still lacks. Who accepted, or by which paper, is known of each. */
export function acceptanceProblems(
  said: { alternative?: number | undefined; acceptedBy?: string | undefined; reference?: string | undefined },
  { alternatives }: Standing,
): FieldProblem[] {
  const { alternative, acceptedBy, reference } = said;
  const isChosen = alternative === undefined ? alternatives.length === 1 : alternative <= alternatives.length;
  const problems: (FieldProblem | null)[] = [
    isChosen ? null : { field: 'alternative', code: 'required', message: 'Choose the alternative that was accepted.' },
    acceptedBy || reference
      ? null
      : { field: 'acceptedBy', code: 'required', message: 'Say who accepted it, or give the reference.' },
  ];
  return problems.filter((problem) => problem !== null);
}
