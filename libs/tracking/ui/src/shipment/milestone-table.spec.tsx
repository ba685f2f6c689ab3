import { renderScreen } from '@freightdesk/shared-testing-web';
import type { Journey, Tracked, TrackedEvent } from '@freightdesk/tracking-contract';
import { screen } from '@testing-library/react';
import { MilestoneTable } from './milestone-table';

const arrived: TrackedEvent = {
  ...{ id: 'e1', from: 'DEPARTED', to: 'ARRIVED', classifier: 'ACT', eventAt: '2026-11-24T20:00:00.000Z' },
  ...{ location: null, remarks: null, reason: null, said: {}, source: 'manual' },
  ...{ byUser: { id: 'p', name: 'Asha Rao' }, recordedAt: '2026-11-24T20:00:00.000Z' },
};
const shipment: Tracked = {
  ...{ id: 's', status: 'ARRIVED', statusAt: arrived.eventAt, location: null, version: 1, known: {}, pod: null },
  ...{ eta: '2026-11-22', promisedDate: null, events: [arrived] },
};
const journey: Journey<Tracked> = {
  ...{ record: 'shipment', statusLabel: { ARRIVED: 'Arrived' }, needs: {}, exceptions: [] },
  expected: ({ eta, promisedDate }) => [{ status: 'ARRIVED', estimated: eta, planned: promisedDate ?? null }],
  ...{ moves: () => [], podStatus: () => null, next: () => undefined, problems: () => [] },
  asks: () => ({ needs: [], reason: null }),
};
const headings = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);

it('shows the day that was expected beside the day that it was', async () => {
  renderScreen(<MilestoneTable journey={journey} shipment={shipment} />);

  expect(await headings()).toEqual(['Milestone', 'Estimated', 'Actual']);
  expect(screen.getByRole('row', { name: 'Arrived 22-Nov-2026 25-Nov-2026' })).toBeVisible();
});

it('shows what was planned where something was', async () => {
  renderScreen(<MilestoneTable journey={journey} shipment={{ ...shipment, promisedDate: '2026-11-20' }} />);

  expect(await headings()).toEqual(['Milestone', 'Planned', 'Estimated', 'Actual']);
});
