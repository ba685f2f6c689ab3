import { mock, mockProblem, renderScreen } from '@freightdesk/shared-testing-web';
import { readTrack, type ToldShipment } from '@freightdesk/tracking-contract';
import { screen, within } from '@testing-library/react';
import { Component as TrackPage } from './track-page';

const shipment: ToldShipment = {
  company: 'Acme Logistics',
  number: 'SE/26-27/00042',
  mode: 'Sea, full container',
  from: 'Nhava Sheva',
  to: 'Hamburg',
  legs: [{ conveyance: 'Elbe Feeder 12W', from: 'Colombo', to: 'Hamburg', departsOn: '2026-11-26', arrivesOn: null }],
  status: 'DEPARTED',
  label: 'Departed',
  statusAt: '2026-11-20T06:00:00.000Z',
  location: 'Nhava Sheva',
  eta: '2026-12-02',
  promisedDate: null,
  exceptions: ['Delayed'],
  events: [
    {
      ...{ status: 'DEPARTED', label: 'Departed', isPlanned: false, at: '2026-11-20T06:00:00.000Z' },
      ...{ location: 'Nhava Sheva', by: 'Ravi Menon', recordedAt: '2026-11-20T07:00:00.000Z' },
    },
  ],
  expiresAt: '2027-01-19T07:00:00.000Z',
};

const show = (chooseLanguage: (code: string) => Promise<void> = async () => undefined) =>
  renderScreen(
    [{ path: '/track/:token', element: <TrackPage languageMenu={null} chooseLanguage={chooseLanguage} /> }],
    { path: '/track/fK3vRkq0Z1wq5m2b7n9s4A' },
  );

describe("the page of a customer's link", () => {
  it('says where the goods are, and who said so when', async () => {
    mock(readTrack, shipment);

    show();

    expect(await screen.findByRole('heading', { level: 1, name: 'Shipment of SE/26-27/00042' })).toBeVisible();
    expect(screen.getByText('Acme Logistics')).toBeVisible();
    expect(screen.getByText('Delayed')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Further legs' })).toHaveTextContent(
      'Elbe Feeder 12WColombo → Hamburg26-Nov-2026–',
    );
    const [last] = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(last).toHaveTextContent('Departed20-Nov-2026 11:30 · Nhava ShevaRecorded by Ravi Menon · 20-Nov-2026 12:30');
  });

  it('one that has ended says whom to ask', async () => {
    mockProblem(readTrack, 404, { code: 'link_ended' });

    show();

    expect(await screen.findByText(/Ask whoever sent it for a new one/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it.each([
    ['hi-IN', 'hi'],
    ['ar', 'ar'],
  ])('is read in the language of a browser that asks for %s', (asked, language) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([asked, 'en']);
    mock(readTrack, shipment);
    const chosen: string[] = [];

    show(async (code) => void chosen.push(code));

    expect(chosen).toContain(language);
  });
});
