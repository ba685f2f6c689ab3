import { dueSources } from './first-page';

it('the bell rings for a follow-up, an e-way bill, a slipped arrival and what is to be approved, and for nothing else', () => {
  const rings = dueSources.filter(({ ringsHoursBefore }) => ringsHoursBefore !== undefined).map(({ name }) => name);

  expect(rings.toSorted()).toEqual(
    [
      'docket.ewayBill',
      'lead.followUp',
      'paymentRun.approve',
      'quotation.approval',
      'shipment.late',
      'write-off.approval',
    ].toSorted(),
  );
});
