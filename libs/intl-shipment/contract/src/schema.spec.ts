import { type Schema, ValidationError } from '@freightdesk/shared-endpoint/schema';
import { addJobcardInput, addLeadInput, addQuotationInput, updateLeadInput, updateShipmentStatusInput } from './schema';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

const lead = {
  date: '2026-04-10',
  source: 'REFERRAL',
  companyName: 'Asha Exports',
  contactName: 'Asha Rao',
  mobile: '98765 43210',
  service: 'SEA_FCL',
  direction: 'EXPORT',
  originLocode: 'INNSA',
  nextFollowUpAt: '2026-04-12T06:30:00Z',
};
const charge = { chargeHeadId: id, basis: 'PER_BL', quantity: '1' };
const quotation = {
  date: '2026-04-10',
  validUntil: '2026-04-25',
  mode: 'SEA_LCL',
  direction: 'EXPORT',
  partyId: id,
  alternatives: [{ charges: [charge] }],
};
const container = { containerNumber: 'CSQU3054383', sizeType: '22G1' };
const job = {
  date: '2026-04-10',
  mode: 'SEA_FCL',
  direction: 'EXPORT',
  customerId: id,
  originLocode: 'INNSA',
  destinationLocode: 'AEJEA',
};
const status = { id, version: 1, status: 'DEPARTED', at: '2026-04-12T06:30:00Z' };

async function fieldsRefused(schema: Schema, input: unknown) {
  const refusal: unknown = await schema.validate(input, { strict: true, abortEarly: false }).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof ValidationError)) return refusal === null ? [] : [refusal];
  return [...new Set(refusal.inner.length > 0 ? refusal.inner.map(({ path }) => path) : [refusal.path])];
}

describe('what may be sent', () => {
  it.each([
    ['a lead with a mobile number', addLeadInput, lead],
    [
      'a lead of containers',
      addLeadInput,
      { ...lead, containers: [{ quantity: 2, sizeType: '45G1' }], hsCode: '0908.31' },
    ],
    ['a lead with an e-mail address', addLeadInput, { ...lead, mobile: null, email: 'asha@example.in' }],
    ['a quotation', addQuotationInput, { ...quotation, grossKg: '999999999.999', cbm: '999999.999' }],
    ['a change of one field of a lead', updateLeadInput, { id, version: 2, commodity: null }],
    ['a job with the least that is needed', addJobcardInput, job],
    [
      'a job to a place that has no code',
      addJobcardInput,
      { ...job, destinationLocode: null, destinationPlace: 'Riyadh dry port' },
    ],
    [
      'a job with its containers and packages',
      addJobcardInput,
      {
        ...job,
        incoterm: 'FOB',
        containers: [container],
        packages: [
          {
            quantity: 8,
            type: 'CTN',
            lengthCm: '60',
            widthCm: '40.5',
            heightCm: '20',
            grossKg: '45',
            description: 'Yarn',
          },
        ],
      },
    ],
    [
      'a container painted wrong, with the reason',
      addJobcardInput,
      {
        ...job,
        containers: [{ ...container, containerNumber: 'CSQU3054384', checkDigitOverrideReason: 'painted so' }],
      },
    ],
    [
      'a milestone with what it needs',
      updateShipmentStatusInput,
      {
        ...status,
        skipped: ['LOADED_ON_BOARD'],
        atd: '2026-04-12T06:30:00Z',
        mblNo: 'to follow',
      },
    ],
  ])('is %s', async (_, schema, input) => {
    expect(await fieldsRefused(schema, input)).toEqual([]);
  });

  it.each([
    ['a lead nobody can reach', addLeadInput, { ...lead, mobile: undefined }, ['mobile']],
    [
      'a lead of no container',
      addLeadInput,
      { ...lead, containers: [{ quantity: 0, sizeType: '45G1' }] },
      ['containers[0].quantity'],
    ],
    [
      'a lead of an unknown container',
      addLeadInput,
      { ...lead, containers: [{ quantity: 1, sizeType: '99X9' }] },
      ['containers[0].sizeType'],
    ],
    ['a lead of half a tariff number', addLeadInput, { ...lead, hsCode: '09083' }, ['hsCode']],
    ['a lead without its next follow-up', addLeadInput, { ...lead, nextFollowUpAt: undefined }, ['nextFollowUpAt']],
    [
      'a lead of more than any ship bears',
      addLeadInput,
      { ...lead, grossKg: '999999999999', cbm: '1000000' },
      ['grossKg', 'cbm'],
    ],
    [
      'a quotation of more than any ship bears',
      addQuotationInput,
      { ...quotation, grossKg: '1000000000' },
      ['grossKg'],
    ],
    [
      'a quotation that charges for none',
      addQuotationInput,
      { ...quotation, alternatives: [{ charges: [charge, { ...charge, quantity: '0.00' }] }] },
      ['alternatives[0].charges[1].quantity'],
    ],
    [
      'a job that charges for none',
      addJobcardInput,
      { ...job, charges: [{ ...charge, quantity: '0' }] },
      ['charges[0].quantity'],
    ],
    ['a time without its zone', addLeadInput, { ...lead, nextFollowUpAt: '2026-04-12T06:30' }, ['nextFollowUpAt']],
    ['a stage set by hand', addLeadInput, { ...lead, stage: 'WON' }, ['']],
    ['a job that starts nowhere', addJobcardInput, { ...job, originLocode: undefined }, ['originLocode']],
    ['a port that can not be', addJobcardInput, { ...job, originLocode: 'INNS' }, ['originLocode']],
    ['a domestic job', addJobcardInput, { ...job, direction: 'DOMESTIC' }, ['direction']],
    [
      'a mistyped container',
      addJobcardInput,
      {
        ...job,
        containers: [{ ...container, containerNumber: 'CSQU3054384' }],
      },
      ['containers[0].containerNumber'],
    ],
    ['a mistyped air waybill', addJobcardInput, { ...job, mawbNumber: '176-12345676' }, ['mawbNumber']],
    ['a milestone of no journey', updateShipmentStatusInput, { ...status, status: 'LANDED' }, ['status']],
    ['a milestone without the version seen', updateShipmentStatusInput, { ...status, version: undefined }, ['version']],
  ])('is not %s', async (_, schema, input, fields) => {
    expect(await fieldsRefused(schema, input)).toEqual(fields);
  });
});
