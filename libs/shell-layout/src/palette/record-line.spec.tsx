import { renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { RecordLine } from './record-line';

const lead = {
  key: 'lead 1',
  kind: 'Lead',
  number: 'LD/26-27/00012',
  title: 'Konkan Engineering Ventures',
  subtitle: 'Sandeep Rao',
  run: () => undefined,
};

const show = (field: string, text: string) =>
  renderScreen(<RecordLine record={{ ...lead, matched: { field, text } }} typed="zebra" />);

it('a record tells its people once, though company and contact are found as one text', () => {
  show('Company', 'Konkan Engineering Ventures · Sandeep Rao');

  expect(screen.getByText('Sandeep Rao')).toBeVisible();
  expect(screen.queryByText(/^Company/)).not.toBeInTheDocument();
});

it.each(['Cotton shirts', 'Konkan Engineering Ventures · Anil Nair'])(
  'a record says where it was found: %s',
  (text) => {
    show('Commodity', text);

    expect(screen.getByText(/^Commodity/)).toHaveTextContent(`Commodity ${text}`);
  },
);
