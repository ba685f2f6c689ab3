import { startI18n } from '@freightdesk/shared-i18n';
import { render, screen } from '@testing-library/react';
import { BriefExceptions } from './brief-exceptions';

void startI18n();

it('says what goes wrong first, how many more there are, and all of it where it is pointed at', () => {
  render(<BriefExceptions chip={<span>In transit</span>} exceptions={['DELAYED', 'DAMAGED', 'SHORT_LANDED']} />);

  expect(screen.getByText('In transit')).toBeVisible();
  expect(screen.getByText('Delayed')).toBeVisible();
  expect(screen.getByText('+2')).toBeVisible();
  expect(screen.queryByText('Damaged')).not.toBeInTheDocument();
  expect(document.querySelector('[data-whole]')).toHaveAttribute('data-whole', 'Delayed, Damaged, Short landed');
});

it('says where the shipment is and no more where nothing goes wrong', () => {
  render(<BriefExceptions chip={<span>In transit</span>} exceptions={[]} />);

  expect(document.body).toHaveTextContent(/^In transit$/);
});
