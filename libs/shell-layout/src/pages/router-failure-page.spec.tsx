import { ChunkLoadError } from '@freightdesk/shared-route';
import { renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { RouterFailurePage } from './router-failure-page';

function fail(error: Error) {
  const routes: RouteObject[] = [
    {
      path: '*',
      errorElement: <RouterFailurePage />,
      Component: () => {
        throw error;
      },
    },
  ];
  return renderScreen(routes);
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const heading = () => screen.findByRole('heading', { name: 'Unexpected Application Error!' });

describe('when the router fails', () => {
  it('says so under the specified heading', async () => {
    fail(new Error('broken'));

    expect(await heading()).toBeVisible();
    expect(screen.getByText('The page stopped working. What you saved is safe on the server.')).toBeVisible();
  });

  it.each([
    ['the specified error', new ChunkLoadError('missing')],
    ['the browser’s own', new TypeError('Failed to fetch dynamically imported module: /assets/a.js')],
  ])('offers to load the page again when a part of it is gone (%s)', async (_what, error) => {
    fail(error);

    expect(await heading()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load the page again' })).toHaveFocus();
  });

  it('does not offer it again where it has just not helped', async () => {
    sessionStorage.setItem('reloadOffered', `${Date.now()} ${window.location.pathname}`);

    fail(new ChunkLoadError('missing'));

    expect(await heading()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load the page again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/');
  });
});
