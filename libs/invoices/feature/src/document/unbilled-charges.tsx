import { queryOf } from '@freightdesk/data-access-api';
import { type BillableChargeRow, type BillableCharges, heldByText, inRupees } from '@freightdesk/invoices-contract';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { type Translate, useTranslation } from '@freightdesk/shared-i18n';
import { sum } from '@freightdesk/shared-money';
import { AmountText, Loaded, SmallTable, useIsPhone } from '@freightdesk/shared-ui';
import { useDatedRates } from '@freightdesk/tax-ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Which charges a document may take: of a customer what is not billed yet, of a vendor what no bill came for. */
export interface ChargesOf {
  endpoint: Endpoint<{ partyId: string }, BillableCharges>;
  /** The words of the button, of the panel, and of a panel without any. */
  label: string;
  title: string;
  noneLeft: string;
  /** Whether what is paid on a customer's behalf waits for a document of its own. */
  waitsForReimbursement: boolean;
  /** What is to be known of the party before any is taken, and of what those that are chosen come to. */
  notice?: (of: { partyId: string; chosenPaise: number }) => ReactNode;
}

interface UnbilledChargesProps {
  of: ChargesOf;
  partyId: string;
  currency: string;
  /** The day whose rates hold for it. */
  day: string;
  /** Charges that lines of the document bill already. */
  taken: readonly string[];
  /** Whether the recipient owes the tax of its lines; undefined while it has none. */
  reverseCharge?: boolean | undefined;
  onTake: (charges: readonly BillableChargeRow[]) => void;
  onClose: () => void;
}

type Terms = Omit<UnbilledChargesProps, 'partyId' | 'onClose' | 'onTake'>;

interface ChoiceProps extends Terms {
  charges: readonly BillableChargeRow[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The rate at which a document in rupees takes a charge of another currency; undefined where it needs none, or none is known. */
function useRateOf({ currency, day }: Pick<Terms, 'currency' | 'day'>) {
  const rates = useDatedRates(day);
  return (charge: BillableChargeRow): string | undefined =>
    currency === 'INR' && charge.currency !== currency ? rates[charge.currency] : undefined;
}

/** Why a charge can't become a line of this document; undefined where it can. */
function useWaiting({ of, currency, day, taken, reverseCharge }: Terms) {
  const { t } = useTranslation();
  const rateOf = useRateOf({ currency, day });
  return (charge: BillableChargeRow): string | undefined => {
    if (charge.heldBy) return t(heldByText[charge.heldBy]);
    if (taken.includes(charge.id)) return t('It is on this document.');
    if (charge.currency !== currency && rateOf(charge) === undefined)
      return currency === 'INR'
        ? t('No rate of {{currency}} is on record for the day of the document.', { currency: charge.currency })
        : t('It is in another currency than the document.');
    if (charge.pureAgent && of.waitsForReimbursement) return t('It goes on a reimbursement, without GST.');
    if (reverseCharge === undefined || charge.reverseCharge === reverseCharge) return undefined;
    return charge.reverseCharge
      ? t('The recipient owes its tax: it goes on a document of its own.')
      : t('We charge its tax: it goes on a document of its own.');
  };
}

/** What is to be known of a charge that can become a line. */
function useNotesOf(terms: Terms) {
  const { t } = useTranslation();
  const rateOf = useRateOf(terms);
  return (charge: BillableChargeRow): string[] => {
    const rate = rateOf(charge);
    return [...(rate ? [t('Taken in rupees, at {{rate}}.', { rate })] : []), ...standingNotes(charge, t)];
  };
}

const standingNotes = ({ isClosed, reverseCharge, lowMargin, draftId }: BillableChargeRow, t: Translate): string[] => [
  ...(draftId ? [t('A draft bills it already: only one of two can be issued.')] : []),
  ...(isClosed ? [t('Its job is closed: the bill changes what it earned.')] : []),
  ...(reverseCharge ? [t('The recipient owes its tax (reverse charge).')] : []),
  ...(lowMargin
    ? [
        t('Its job or docket earns {{margin}}%, below the floor of {{floor}}%.', {
          margin: lowMargin.marginPercent,
          floor: lowMargin.floorPercent,
        }),
      ]
    : []),
];

/** The charges, each with whose it is; Space or a click chooses one. */
function Choice({ charges, chosen, onChange, ...terms }: ChoiceProps) {
  const { t } = useTranslation();
  const waiting = useWaiting(terms);
  const notesOf = useNotesOf(terms);
  const isPhone = useIsPhone();
  const turn = (id: string) =>
    onChange(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
  if (charges.length === 0) return <Typography>{t(terms.of.noneLeft)}</Typography>;
  return (
    <SmallTable
      label={t(terms.of.title)}
      columns={[
        { header: t('Charge') },
        { header: t('Job or docket'), hideOnPhone: true },
        { header: t('Amount'), align: 'end' },
      ]}
      rows={charges.map((charge) => {
        const why = waiting(charge);
        const number = charge.number ?? t('Draft');
        const told = [...(isPhone ? [number] : []), ...(why === undefined ? notesOf(charge) : [why])];
        return {
          key: charge.id,
          cells: [
            <Stack key="name" direction="row" component="label" sx={{ alignItems: 'center' }}>
              <Checkbox
                size="small"
                checked={chosen.has(charge.id)}
                disabled={why !== undefined}
                onChange={() => turn(charge.id)}
              />
              <Stack>
                {charge.description}
                {told.map((text) => (
                  <Typography key={text} variant="caption" color="textSecondary">
                    {text}
                  </Typography>
                ))}
              </Stack>
            </Stack>,
            number,
            <AmountText key="amount" minor={charge.amountMinor} currency={charge.currency} />,
          ],
        };
      })}
    />
  );
}

const paiseOf = (charges: readonly BillableChargeRow[]) => sum(charges.map(({ paise }) => paise ?? 0));

/** Charges of jobs and dockets that no document has billed yet; those that are chosen become lines. */
export function UnbilledCharges({ partyId, onTake, onClose, ...asked }: UnbilledChargesProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const query = useQuery(queryOf(asked.of.endpoint, { partyId }));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const charges = query.data?.charges ?? [];
  // Who owes the tax is said once for a document: by its lines, or by the first charge that is chosen.
  const first = charges.find(({ id }) => chosen.has(id));
  const terms = { ...asked, reverseCharge: asked.reverseCharge ?? first?.reverseCharge };
  const waiting = useWaiting(terms);
  // What a draft bills is taken from it by a person who means that, never with all the others.
  const free = charges.filter((charge) => waiting(charge) === undefined && charge.draftId === null);
  const isPhone = useIsPhone();
  const takeButton = useRef<HTMLButtonElement>(null);
  const chooseAll = () => {
    // What is chosen is taken by the next key.
    const alike = free.filter(({ reverseCharge }) => reverseCharge === free[0]?.reverseCharge);
    flushSync(() => setChosen(new Set(alike.map(({ id }) => id))));
    takeButton.current?.focus();
  };
  const rateOf = useRateOf(asked);
  const inDocument = (charge: BillableChargeRow) => {
    const rate = rateOf(charge);
    return rate ? inRupees(charge, rate) : charge;
  };
  const take = () => {
    onTake(charges.filter(({ id }) => chosen.has(id)).map(inDocument));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || chosen.size === 0 || event.target instanceof HTMLButtonElement) return;
        event.preventDefault();
        take();
      }}
    >
      <DialogTitle id={titleId}>{t(terms.of.title)}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {terms.of.notice?.({ partyId, chosenPaise: paiseOf(charges.filter(({ id }) => chosen.has(id))) })}
          <Loaded query={query}>
            {(found) => <Choice {...terms} charges={found.charges} chosen={chosen} onChange={setChosen} />}
          </Loaded>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button key={free.length} autoFocus disabled={free.length === 0} onClick={chooseAll}>
          {t('Choose all')}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button ref={takeButton} variant="contained" disabled={chosen.size === 0} onClick={take}>
          {t('Take {{count}} as lines', { count: chosen.size })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
