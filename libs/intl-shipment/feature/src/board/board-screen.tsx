import {
  intlShipmentPaths as paths,
  jobDirectionLabel,
  jobDirections,
  jobModeLabel,
  jobModes,
  listShipments,
  type ShipmentRow,
} from '@freightdesk/intl-shipment-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { addDays, isBusinessDate, systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { DateText, Loaded, PageHeader, SectionCard } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type BoardDay, boardDays, daysOfBoard, lanesOfBoard } from './board-days';
import { BoardShipments } from './board-shipments';

const atOnce = 100;

/** What the board shows, as its address says it: the same filters as the list of shipments has. */
function useBoardAddress() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('from') ?? '';
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return {
    from: isBusinessDate(asked) ? asked : systemClock.today(),
    mode: params.get('mode') ?? '',
    direction: params.get('direction') ?? '',
    isByLane: params.get('show') === 'lanes',
    change,
  };
}
type Address = ReturnType<typeof useBoardAddress>;

interface ChoiceProps {
  label: string;
  value: string;
  labels: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

function Choice({ label, value, labels, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={Object.hasOwn(labels, value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minInlineSize: 140 }}
    >
      <MenuItem value="">{t('All')}</MenuItem>
      {Object.entries(labels).map(([one, text]) => (
        <MenuItem key={one} value={one}>
          {t(text)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function BoardBar({ from, mode, direction, isByLane, change }: Address) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', marginBlockEnd: 2 }}>
      <Button onClick={() => change({ from: addDays(from, -boardDays) })}>{t('Week before')}</Button>
      <Button onClick={() => change({ from: '' })}>{t('Today')}</Button>
      <Button onClick={() => change({ from: addDays(from, boardDays) })}>{t('Week after')}</Button>
      <Choice label={t('Mode')} value={mode} labels={jobModeLabel} onChange={(value) => change({ mode: value })} />
      <Choice
        label={t('Direction')}
        value={direction}
        labels={jobDirectionLabel}
        onChange={(value) => change({ direction: value })}
      />
      <Button aria-pressed={isByLane} onClick={() => change({ show: isByLane ? '' : 'lanes' })}>
        {isByLane ? t('By day') : t('By lane')}
      </Button>
    </Stack>
  );
}

function Day({ day, leaving, arriving }: BoardDay) {
  const { t } = useTranslation();
  return (
    <SectionCard title={isBusinessDate(day) ? <DateText date={day} /> : day}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={3}>
        <BoardShipments label={t('Departures')} shipments={leaving} />
        <BoardShipments label={t('Arrivals')} shipments={arriving} />
      </Stack>
    </SectionCard>
  );
}

interface BoardProps {
  address: Address;
  leaving: readonly ShipmentRow[];
  arriving: readonly ShipmentRow[];
}

function Board({ address, ...found }: BoardProps) {
  const { t } = useTranslation();
  if (address.isByLane)
    return lanesOfBoard(found).map(({ lane, shipments }) => (
      <SectionCard key={lane} title={lane}>
        <BoardShipments label={t('Shipments')} shipments={shipments} />
      </SectionCard>
    ));
  return daysOfBoard(address.from, found).map((day) => <Day key={day.day} {...day} />);
}

/** What leaves and what comes in a week, by day or by lane. */
export function Component() {
  const { t } = useTranslation();
  const address = useBoardAddress();
  const { from, mode, direction } = address;
  const narrowed = {
    ...(jobModes.some((one) => one === mode) && { mode }),
    ...(jobDirections.some((one) => one === direction) && { direction }),
    pageSize: atOnce,
  };
  const to = addDays(from, boardDays - 1);
  const kept = { placeholderData: keepPreviousData };
  const leaving = useQuery({ ...queryOf(listShipments, { ...narrowed, etdFrom: from, etdTo: to }), ...kept });
  const arriving = useQuery({ ...queryOf(listShipments, { ...narrowed, etaFrom: from, etaTo: to }), ...kept });
  return (
    <>
      <PageHeader
        title={t('Departures and arrivals')}
        breadcrumbs={[
          { label: t('Shipment tracking'), to: paths.shipments.href() },
          { label: t('Departures and arrivals') },
        ]}
      />
      <BoardBar {...address} />
      <Stack spacing={2}>
        <Loaded query={leaving}>
          {(leaves) => (
            <Loaded query={arriving}>
              {(comes) => <Board address={address} leaving={leaves.data} arriving={comes.data} />}
            </Loaded>
          )}
        </Loaded>
      </Stack>
    </>
  );
}
