import { gstinProblem, indianStateCodes, panProblem, phoneProblem } from '@freightdesk/parties-contract';
import { betweenFields, type InferType, record, ruled, string } from '@freightdesk/shared-endpoint/schema';
import { identityContradictions } from './company.rules';

export const gstin = () => ruled('gstin', gstinProblem).max(30).label('GSTIN');
export const pan = () => ruled('pan', panProblem).max(20).label('PAN');
export const phone = () => ruled('phone', phoneProblem).max(40).label('Phone');
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

/** Names the fields that contradict each other, each at its own place. */
export const withoutContradictions = betweenFields(identityContradictions);

/** What is asked of the company on its first day. */
export const companyIdentity = record({
  name: string().min(2).max(200).required(),
  stateCode: stateCode().required(),
  gstin: gstin().nullable(),
}).test('contradictions', (identity, context) => withoutContradictions(identity ?? {}, context));
export type CompanyIdentity = InferType<typeof companyIdentity>;
