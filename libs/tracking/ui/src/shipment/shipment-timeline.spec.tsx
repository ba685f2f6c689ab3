import { renderScreen } from '@freightdesk/shared-testing-web';
import type { TrackedEvent } from '@freightdesk/tracking-contract';
import { screen, within } from '@testing-library/react';
import { ShipmentTimeline } from './shipment-timeline';

const words = {
  statusLabel: { BOOKED: 'Booked', AT_HUB: 'At hub', UNDELIVERED: 'Undelivered' },
  needs: {
    dutyPaise: { label: 'Duty', kind: 'paise' },
    release: { label: 'Release', choiceLabels: { TELEX: 'Telex' } },
    hub: { label: 'Hub' },
  },
  reasonLabel: { CLOSED: 'Premises closed' },
} as const;

const event = (changes: Partial<TrackedEvent>): TrackedEvent => ({
  id: '01990000-0000-7000-8000-0000000000e1',
  from: 'BOOKED',
  to: 'AT_HUB',
  classifier: 'ACT',
  eventAt: '2026-11-20T06:00:00.000Z',
  location: null,
  remarks: null,
  reason: null,
  said: {},
  source: 'manual',
  byUser: { id: '01939000-0000-7000-8000-000000000001', name: 'Asha Rao' },
  recordedAt: '2026-11-20T06:00:00.000Z',
  ...changes,
});
const nothingWrong = { mayCorrect: () => false, onCorrect: () => undefined };
const shown = async (changes: Partial<TrackedEvent>) => {
  renderScreen(<ShipmentTimeline events={[event(changes)]} words={words} {...nothingWrong} />);
  return within(await screen.findByRole('listitem'));
};

describe('the history of a shipment', () => {
  it('names each fact that was told, in the order of its journey, and reads it by its kind', async () => {
    await shown({ said: { hub: 'Pune hub', release: 'TELEX', dutyPaise: 1_234_500 } });

    expect(screen.getByRole('listitem')).toHaveTextContent(/Duty: .*12,345\.00.*Release: Telex.*Hub: Pune hub/);
  });

  it.each([
    ['an offered reason by its name', 'CLOSED', 'Reason: Premises closed'],
    ['any other as it was written', 'toString', 'Reason: toString'],
  ])('shows %s', async (_, reason, text) => {
    expect((await shown({ to: 'UNDELIVERED', reason })).getByText(text)).toBeVisible();
  });

  it('keeps what was told first in sight, and lets what stands be corrected', async () => {
    const first = event({ location: 'Thane' });
    const correction = event({
      ...{ id: '01990000-0000-7000-8000-0000000000e2', corrects: first.id, milestone: 'AT_HUB' },
      ...{ location: 'Pune', reason: 'The hub was read wrongly' },
    });
    const onCorrect = jest.fn();
    const mayCorrect = ({ id }: TrackedEvent) => id === correction.id;
    const { user } = renderScreen(
      <ShipmentTimeline events={[first, correction]} words={words} mayCorrect={mayCorrect} onCorrect={onCorrect} />,
    );

    const [last, before] = await screen.findAllByRole('listitem');
    expect(last).toHaveTextContent(/At hub · correction.*Pune.*Told first.*Thane.*Reason: The hub was read wrongly/);
    expect(before).toHaveTextContent(/At hub · corrected since.*Thane/);
    await user.click(screen.getByRole('button', { name: 'Correct' }));
    expect(onCorrect).toHaveBeenCalledWith(correction);
  });

  it('names the states that were not recorded', async () => {
    expect(
      (await shown({ skipped: ['BOOKED', 'AT_HUB'] })).getByText('Skipped milestones: Booked, At hub'),
    ).toBeVisible();
  });
});
