import { auditNames } from '@freightdesk/audit-names';
import { voucherRecord, voucherTypes } from '@freightdesk/ledger-contract';
import { can, type Role } from '@freightdesk/shared-access';
import { pageOfRecordFor } from '@freightdesk/shell-layout';
import { features } from './features';

const pageFor = (role: Role) => pageOfRecordFor(features, (permission) => can(role, permission, 'page'));
const pageOfRecord = pageFor('ADMIN');

describe('a link to a record', () => {
  const id = '01990000-0000-7000-8000-000000000001';

  it.each(voucherTypes)('leads from a %s of a ledger to its paper', (type) => {
    expect(pageOfRecord(voucherRecord[type], id)).toMatch(/^\/dashboard\//);
  });

  it.each([
    ['sale invoice', {}, `/dashboard/invoice/view?id=${id}`],
    ['purchase invoice', {}, `/dashboard/purchase/invoice/edit?id=${id}`],
    ['payment', {}, `/dashboard/payments/view?id=${id}`],
    ['lead', {}, `/dashboard/internationalGroup/lead_management/${id}`],
    ['bank', {}, `/dashboard/bank/view?id=${id}`],
    ['party ledger', {}, `/dashboard/reports/ledgerDetails?partyId=${id}`],
    ['payment for bill', { partyId: 'p1' }, `/dashboard/payments?new=payment&partyId=p1&invoiceId=${id}`],
    ['payment to vendor', {}, `/dashboard/payments?new=payment&partyId=${id}`],
    ['receipt for invoice', { partyId: 'p1' }, `/dashboard/payments?new=receipt&partyId=p1&invoiceId=${id}`],
  ])('to a %s', (record, details, page) => {
    expect(pageOfRecord(record, id, details)).toBe(page);
  });

  it.each([
    ['ACCOUNT', `/dashboard/party/view?id=${id}`],
    ['MARKETING', `/dashboard/internationalGroup/lead_management?party=${id}`],
    ['INTERNATIONAL', `/dashboard/internationalGroup/lead_management?party=${id}`],
    ['DOMESTIC', `/dashboard/domesticGroup/list_jobcards?party=${id}`],
  ] as const)('to a party leads %s to where they meet parties', (role, page) => {
    expect(pageFor(role)('party', id)).toBe(page);
  });

  it('leads nobody to what is out of their reach', () => {
    expect(pageFor('MARKETING')('sale invoice', id)).toBeNull();
    expect(pageFor('DOMESTIC')('party ledger', id)).toBeNull();
  });
});

describe('the names in the trail', () => {
  const named = (kind: 'records' | 'actions' | 'fields') =>
    auditNames.flatMap((names) => Object.entries(names[kind] ?? {}).map(([code, name]) => ({ code, name })));

  it.each(['records', 'actions', 'fields'] as const)('no two columns name one of the %s differently', (kind) => {
    const names = new Map(named(kind).map(({ code, name }) => [code, name]));

    expect(named(kind).filter(({ code, name }) => names.get(code) !== name)).toEqual([]);
    expect(names.size).toBeGreaterThan(10);
  });

  it('no two columns call a code of the same field differently', () => {
    const codes = auditNames.flatMap(({ values = {} }) =>
      Object.entries(values).flatMap(([field, names]) =>
        Object.entries(names).map(([code, name]) => ({ code: `${field} ${code}`, name })),
      ),
    );
    const names = new Map(codes.map(({ code, name }) => [code, name]));

    expect(codes.filter(({ code, name }) => names.get(code) !== name)).toEqual([]);
    expect(names.size).toBeGreaterThan(50);
  });
});
