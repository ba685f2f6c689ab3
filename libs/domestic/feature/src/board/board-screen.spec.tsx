import { listDomesticShipments } from '@freightdesk/domestic-contract';
import { domesticShipmentRecord } from '@freightdesk/domestic-contract/testing';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as Board } from './board-screen';

const place = '/dashboard/domesticGroup/shipment_tracking/board';
const show = (query: string) =>
  renderScreen([{ path: place, element: <Board /> }], { role: 'DOMESTIC', path: `${place}${query}` });

const shipment = (number: string, changes: Parameters<typeof domesticShipmentRecord>[0]) => {
  const row = domesticShipmentRecord(changes);
  return { ...row, docket: { ...row.docket, number } };
};
const rows = [
  shipment('HO/1', { id: '01990000-0000-7000-8000-0000000000a1', eta: '2026-11-23', promisedDate: '2026-11-24' }),
  shipment('HO/2', { id: '01990000-0000-7000-8000-0000000000a2', eta: '2026-11-23', vehicleNumber: null }),
];

it('shows by day what is expected and what was promised, each docket a click away', async () => {
  const list = mock(listDomesticShipments, pageOf(rows));

  show('?from=2026-11-23&mode=SURFACE');

  expect(await screen.findByText('Expected · 2')).toBeVisible();
  expect(screen.getByText('Promised · 1')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'HO/1' })[0]).toHaveAttribute(
    'href',
    `/dashboard/domesticGroup/shipment_tracking?id=${rows[0]?.id ?? ''}`,
  );
  expect(list.calls.map(({ input }) => input)).toEqual([
    { mode: 'SURFACE', pageSize: 100, etaFrom: '2026-11-23', etaTo: '2026-11-29' },
    { mode: 'SURFACE', pageSize: 100, promisedFrom: '2026-11-23', promisedTo: '2026-11-29' },
  ]);
});

it('shows by vehicle each shipment once, and keeps that in the address', async () => {
  mock(listDomesticShipments, pageOf(rows));
  const { user, router } = show('?from=2026-11-23');

  await user.click(await screen.findByRole('button', { name: 'By vehicle' }));

  expect(await screen.findByRole('heading', { name: 'No vehicle yet' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'HO/1' })).toHaveLength(1);
  await waitFor(() => expect(router.state.location.search).toContain('show=vehicles'));
});

it('says how many do not fit', async () => {
  mock(listDomesticShipments, { ...pageOf(rows), total: 102 });

  show('?from=2026-11-23');

  expect(within(await screen.findByRole('alert')).getByText(/200 more do not fit here/)).toBeVisible();
});
