import { gstinProblem, indianStateCodes, panProblem, phoneProblem } from '@freightdesk/parties-contract';
import type { FieldProblem } from '@freightdesk/shared-endpoint';
import { record, string, ValidationError, type InferType } from '@freightdesk/shared-endpoint/schema';
import { identityContradictions, type TaxIdentity } from './company.rules';

/** Text held against a rule that answers what is wrong with it, or null. */
const ruled = (name: string, problemOf: (text: string) => string | null) =>
  string().test(name, (text, { createError }) => {
    const problem = text ? problemOf(text) : null;
    return problem === null || createError({ message: problem });
  });

export const gstin = () => ruled('gstin', gstinProblem).max(30).label('GSTIN');
export const pan = () => ruled('pan', panProblem).max(20).label('PAN');
export const phone = () => ruled('phone', phoneProblem).max(40).label('Telephone');
export const stateCode = () => string().oneOf(indianStateCodes).label('State');

export const address = record({
  line1: string().max(200).required().label('Address'),
  line2: string().max(200).nullable().label('Address, second line'),
  city: string().max(100).required().label('City'),
  pincode: string()
    .matches(/^[1-9]\d{5}$/, 'A PIN code has six digits and does not start with 0.')
    .required()
    .label('PIN code'),
});
export type Address = InferType<typeof address>;

interface TestContext {
  path: string;
  createError(error: { path: string; message: string }): ValidationError;
}

/** Names the fields that contradict each other, each at its own place. */
export function withoutContradictions(identity: TaxIdentity, { path, createError }: TestContext) {
  const problems = identityContradictions(identity);
  const at = ({ field }: FieldProblem) => (path ? `${path}.${field}` : field);
  return (
    problems.length === 0 ||
    new ValidationError(
      problems.map((problem) => createError({ path: at(problem), message: problem.message })),
      identity,
      path,
    )
  );
}

/** What is asked of the company on its first day. */
export const companyIdentity = record({
  name: string().min(2).max(200).required(),
  stateCode: stateCode().required(),
  gstin: gstin().nullable(),
}).test('contradictions', (identity, context) => withoutContradictions(identity ?? {}, context));
export type CompanyIdentity = InferType<typeof companyIdentity>;
