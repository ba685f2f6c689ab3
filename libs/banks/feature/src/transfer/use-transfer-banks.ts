import {
  type Bank,
  listBanks,
  openingWarning,
  type TransferInput,
  type TransferTerms,
} from '@freightdesk/banks-contract';
import { queryOf } from '@freightdesk/data-access-api';
import type { SchemaForm } from '@freightdesk/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';

const activeBanks = { active: 'true', pageSize: 100 };

export interface ChosenBanks {
  banks: readonly Bank[];
  source: Bank | undefined;
  target: Bank | undefined;
  /** The banks keep different currencies, so that the amount that arrives is asked for. */
  crosses: boolean;
  /** What has been said of the transfer so far; null until both banks and an amount are there. */
  terms: (TransferTerms & { from: Bank; to: Bank }) | null;
  /** That its day comes before one of them is in the books. */
  early: ReturnType<typeof openingWarning>;
}

/** The banks that money can move between, and what the form says of them while it is filled in. */
export function useTransferBanks(form: SchemaForm<TransferInput>, opened: Bank | undefined): ChosenBanks {
  const { data } = useQuery(queryOf(listBanks, activeBanks));
  const banks = data?.data ?? (opened ? [opened] : []);
  const [fromId, toId, amountMinor, arriving] = form.watch(['fromBankId', 'toBankId', 'amountMinor', 'toAmountMinor']);
  const source = banks.find(({ id }) => id === fromId);
  const target = banks.find(({ id }) => id === toId);
  const date: unknown = form.watch('date');
  const told = (bank: Bank | undefined) =>
    bank && typeof date === 'string' && date ? openingWarning(bank, date) : null;
  const early = told(source) ?? told(target);
  if (!source || !target) return { banks, source, target, crosses: false, terms: null, early };

  const crosses = source.currency !== target.currency;
  const toAmountMinor = crosses && arriving ? { toAmountMinor: arriving } : {};
  const terms = amountMinor > 0 ? { from: source, to: target, amountMinor, ...toAmountMinor } : null;
  return { banks, source, target, crosses, terms, early };
}
