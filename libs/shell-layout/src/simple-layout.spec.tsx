import { renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { SimpleLayout } from './simple-layout';

it('a page without a session leads to the start and to the help page', () => {
  renderScreen(
    <SimpleLayout>
      <h1>Page</h1>
    </SimpleLayout>,
  );

  expect(screen.getByRole('link', { name: 'Freightdesk' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Need help?' })).toHaveAttribute('href', '/faqs');
});
