import { mutationOf, queryOf } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import { useActingRole } from '@freightdesk/shared-session';
import { type BulkAct, type BulkFormProps, optionsOf } from '@freightdesk/shared-ui';
import {
  FormDialog,
  FormGrid,
  type FormSchema,
  InstantInput,
  SelectInput,
  TextInput,
  useSchemaForm,
  useWatch,
} from '@freightdesk/shared-ui/forms';
import type { Journey, Told, Tracked, TrackedRow } from '@freightdesk/tracking-contract';
import Alert from '@mui/material/Alert';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askedOfAll, type Meant, mostUsual, refusalOfOne, saidOfOne, toldMoves } from './bulk-status';
import { SkippedStates } from './skipped-states';
import { StatusNeeds } from './status-needs';
import { StatusReason } from './status-reason';
import type { StatusValues } from './status-values';

interface BulkStatusProps<
  Row extends TrackedRow,
  Shipment extends Tracked,
  Input extends StatusValues,
> extends BulkFormProps<Row> {
  journey: Journey<Shipment>;
  read: Endpoint<{ id: string }, Shipment>;
  endpoint: Endpoint<Input, unknown>;
  schema: FormSchema<Input>;
  /** What need not be said again, should the chosen status ask for it. */
  knownOf: (shipment: Shipment) => Told;
  /** Of its job or docket. */
  numberOf: (row: Row) => string;
  /** Translated. */
  placeHint: string;
}

const now = () => `${systemClock.now().toISOString().slice(0, 16)}:00.000Z`;

/** So many are read at a time. */
const atOnce = 8;

/** What is known of each of them, which a list does not tell. */
function useShipments<Shipment extends Tracked>(read: Endpoint<{ id: string }, Shipment>, ids: readonly string[]) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [read.name, 'several', ids],
    queryFn: async () => {
      const found: Shipment[] = [];
      for (let from = 0; from < ids.length; from += atOnce) {
        const some = ids
          .slice(from, from + atOnce)
          .map((id) => client.fetchQuery({ ...queryOf(read, { id }), staleTime: 0 }));
        found.push(...(await Promise.all(some)));
      }
      return found;
    },
    gcTime: 0,
    staleTime: Infinity,
  }).data;
}

type AskedProps<Row extends TrackedRow, Shipment extends Tracked, Input extends StatusValues> = BulkStatusProps<
  Row,
  Shipment,
  Input
> & { several: readonly Meant<Shipment>[] };

type Refusal = NonNullable<ReturnType<typeof refusalOfOne>>;

/** What was said for all, as it would be taken of each: an act that is done row by row, and what refuses it. */
function useSaidForAll<Row extends TrackedRow, Shipment extends Tracked, Input extends StatusValues>(
  props: AskedProps<Row, Shipment, Input>,
) {
  const { journey, several, endpoint, schema, numberOf } = props;
  const { t } = useTranslation();
  const say = useSay();
  const role = useActingRole();
  const { mutateAsync } = useMutation(mutationOf(endpoint));
  const textOf = (refusal: Refusal) =>
    'message' in refusal ? t(refusal.message) : refusal.errors.map((error) => say(error)).join(' ');
  return (values: StatusValues, isSkipConfirmed: boolean) => {
    const meant = new Map(
      several.map((one) => {
        const said = saidOfOne(journey, one, values, isSkipConfirmed);
        return [one.shipment.id, { said, refusal: refusalOfOne(journey, one.shipment, said, role) }];
      }),
    );
    const act: BulkAct<Row> = {
      label: t('Update status'),
      nameOf: numberOf,
      refusalOf: ({ id }) => {
        const refusal = meant.get(id)?.refusal;
        return refusal ? textOf(refusal) : undefined;
      },
      run: async ({ id }) => mutateAsync(await schema.validate(meant.get(id)?.said)),
    };
    const refusals = [...meant.values()].map(({ refusal }) => refusal);
    // Where nothing goes, what is said is amended, not answered.
    const toAmend = refusals.every((one) => one !== null) ? refusals.find((one) => one && 'errors' in one) : null;
    return { act, toAmend };
  };
}

function AskedOnce<Row extends TrackedRow, Shipment extends Tracked, Input extends StatusValues>(
  props: AskedProps<Row, Shipment, Input>,
) {
  const { journey, several, rows, schema, placeHint, onReady, onClose } = props;
  const { statusLabel } = journey;
  const { t } = useTranslation();
  const role = useActingRole();
  const saidForAll = useSaidForAll(props);
  const [isConfirmed, setConfirmed] = useState(false);
  const [start] = useState(() => ({
    // The form stands on the first; what it says is said of all.
    ...{ id: rows[0]?.id ?? '', version: rows[0]?.version ?? 1, at: now() },
    status: mostUsual(several.flatMap(({ shipment }) => journey.next(shipment) ?? [])) ?? '',
  }));
  const form = useSchemaForm<StatusValues>(schema, start);
  const [status, at] = useWatch({ control: form.control, name: ['status', 'at'] });
  const going = several.filter(({ shipment }) => toldMoves(journey, shipment, role).includes(status));
  const asked = askedOfAll(journey, going, { ...start, status, at });
  const skipped = [...new Set(going.flatMap(({ shipment }) => journey.skips?.(shipment, status) ?? []))];
  const statuses = [...new Set(several.flatMap(({ shipment }) => toldMoves(journey, shipment, role)))];
  const check = async (values: StatusValues) => {
    const { act, toAmend } = saidForAll(values, isConfirmed);
    return toAmend ? Promise.reject(toAmend) : act;
  };
  return (
    <FormDialog
      form={form}
      title={t('Update status of {{count}} shipments', { count: rows.length })}
      submitLabel={t('Check')}
      onSubmit={check}
      onSaved={onReady}
      onClose={onClose}
    >
      <FormGrid>
        <SelectInput form={form} name="status" options={optionsOf(statuses, statusLabel, t)} autoFocus />
        <InstantInput form={form} name="at" />
        <StatusNeeds form={form} table={journey.needs} asked={asked} />
        <TextInput form={form} name="location" hint={placeHint} />
      </FormGrid>
      {going.length < several.length && (
        <Alert severity="info">
          {t('{{count}} of {{all}} can take this status; the others are left as they are.', {
            count: going.length,
            all: several.length,
          })}
        </Alert>
      )}
      {skipped.length > 0 && (
        <SkippedStates
          names={skipped.map((state) => t(statusLabel[state] ?? state))}
          checked={isConfirmed}
          onChange={setConfirmed}
        />
      )}
      <StatusReason form={form} asked={asked} reasonLabel={journey.reasonLabel} />
      <TextInput form={form} name="remarks" rows={2} />
    </FormDialog>
  );
}

/** The next step of several shipments: said once, with one time, and then an answer for each. */
export function BulkStatusForm<Row extends TrackedRow, Shipment extends Tracked, Input extends StatusValues>(
  props: BulkStatusProps<Row, Shipment, Input>,
) {
  const shipments = useShipments(
    props.read,
    props.rows.map(({ id }) => id),
  );
  const several = shipments?.map((shipment) => ({ shipment, told: props.knownOf(shipment) }));
  return several ? <AskedOnce {...props} several={several} /> : null;
}
