import { renderScreen } from '@freightdesk/shared-testing-web';
import type { KeptCharge } from '@freightdesk/tax-contract';
import { keptChargeRow } from '@freightdesk/tax-contract/testing';
import { screen, within } from '@testing-library/react';
import { ChargesTable } from './charges-table';

const show = (charges: readonly KeptCharge[], meant?: { id: string; by: string }) =>
  renderScreen(<ChargesTable charges={charges} {...(meant && { meant })} />, { role: 'INTERNATIONAL' });

/** What stands under a heading of the only charge. */
function under(heading: 'Buy' | 'Sell'): string {
  const [, row] = screen.getAllByRole('row');
  const cells = within(row ?? document.body).getAllByRole('cell');
  return cells.find((cell) => cell.dataset['label'] === heading)?.textContent ?? '';
}

describe('what was billed of a charge, beside what was written down', () => {
  // It is bought for 8,000 rupees and sold for 10,000.
  it.each<[string, Partial<KeptCharge>, 'Buy' | 'Sell', RegExp]>([
    ['a bill above the cost', { billedBuyPaise: 850_000 }, 'Buy', /8,000\.00.*Billed.*8,500\.00.*Above by.*500\.00$/],
    ['a bill below the cost', { billedBuyPaise: 790_000 }, 'Buy', /Billed.*7,900\.00.*Below by.*100\.00$/],
    ['an invoice below the sale', { billedSellPaise: 950_000 }, 'Sell', /Billed.*9,500\.00.*Below by.*500\.00$/],
    ['an invoice of just the sale', { billedSellPaise: 1_000_000 }, 'Sell', /Billed.*10,000\.00$/],
    ['a bill of a cost without a rate yet', { buyPaise: null, billedBuyPaise: 800_000 }, 'Buy', /Billed.*8,000\.00$/],
    ['nothing that was billed', {}, 'Sell', /^\D*10,000\.00$/],
  ])('%s is told', (_case, changes, side, text) => {
    show([keptChargeRow(changes)]);

    expect(under(side)).toMatch(text);
  });
});

it('the charge that somebody was led to is lit, and has the focus', () => {
  const other = keptChargeRow({ id: '01990000-0000-7000-8000-0000000000d2', description: 'Handling' });
  show([keptChargeRow(), other], { id: other.id, by: 'a link' });

  const row = screen.getByRole('row', { name: /Handling/ });
  expect(row).toHaveFocus();
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('row', { name: /Ocean freight/ })).not.toHaveAttribute('aria-current');
});
