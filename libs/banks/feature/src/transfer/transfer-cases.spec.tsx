import { balancesAfter, listBanks, type TransferInput } from '@freightdesk/banks-contract';
import { transferInput } from '@freightdesk/banks-contract/schema';
import { bankRow, type TransferCase, transferCases } from '@freightdesk/banks-contract/testing';
import { useSchemaForm } from '@freightdesk/shared-ui/forms';
import { mock, pageOf, renderScreen } from '@freightdesk/shared-testing-web';
import { screen } from '@testing-library/react';
import { useTransferBanks } from './use-transfer-banks';

/** What the form computes of the transfer that stands in it, without its fields. */
function After({ typed }: { typed: TransferInput }) {
  const { banks, terms } = useTransferBanks(useSchemaForm(transferInput, typed), undefined);
  return banks.length > 0 && <output>{JSON.stringify(terms && balancesAfter(terms))}</output>;
}

function typedOf({ from, to, amountMinor, toAmountMinor }: TransferCase): TransferInput {
  const bankOf = (id: string, { currency, openingBalanceMinor }: TransferCase['from']) =>
    bankRow({ id, currency, balanceMinor: openingBalanceMinor });
  const source = bankOf('01990000-0000-7000-8000-000000000001', from);
  const target = to ? bankOf('01990000-0000-7000-8000-000000000002', to) : source;
  mock(listBanks, pageOf([source, target]));
  const arriving = toAmountMinor === undefined ? {} : { toAmountMinor };
  return { fromBankId: source.id, toBankId: target.id, amountMinor, ...arriving, date: '2026-11-20' };
}

describe('what the form says that both banks hold afterwards is what they hold', () => {
  it.each(transferCases)('$name', async (transfer) => {
    renderScreen(<After typed={typedOf(transfer)} />, { role: 'ACCOUNT' });

    expect(JSON.parse((await screen.findByRole('status')).textContent)).toEqual(transfer.expected);
  });
});
