import { mutationOf, queryOf } from '@freightdesk/data-access-api';
import { systemClock } from '@freightdesk/shared-calendar';
import type { Endpoint } from '@freightdesk/shared-endpoint';
import { useSay, useTranslation } from '@freightdesk/shared-i18n';
import type { BulkAct, BulkFormProps } from '@freightdesk/shared-ui';
import { type FormSchema, useSchemaForm, useWatch } from '@freightdesk/shared-ui/forms';
import { type Journey, type Told, toldMoves, type Tracked, type TrackedRow } from '@freightdesk/tracking-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  askedOfAll,
  goingFirst,
  isAskedOf,
  type Meant,
  mostUsual,
  ownFactsOf,
  ownNames,
  type Refusal,
  refusalOfOne,
  saidOfOne,
  toAmend,
} from './bulk-status';
import type { StatusValues } from './status-values';
import { useTeller } from './use-teller';

export interface BulkStatusProps<
  Row extends TrackedRow,
  Shipment extends Tracked,
  Input extends StatusValues,
> extends BulkFormProps<Row> {
  journey: Journey<Shipment>;
  read: Endpoint<{ id: string }, Shipment>;
  endpoint: Endpoint<Input, unknown>;
  schema: FormSchema<Input>;
  /** Of the form, which says it of several. */
  formSchema: FormSchema<StatusValues>;
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
export function useShipments<Shipment extends Tracked>(
  read: Endpoint<{ id: string }, Shipment>,
  ids: readonly string[],
) {
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

export type AskedProps<Row extends TrackedRow, Shipment extends Tracked, Input extends StatusValues> = BulkStatusProps<
  Row,
  Shipment,
  Input
> & { several: readonly Meant<Shipment>[] };

/** What was said for all, as it would be taken of each: an act that is done row by row, and what refuses it. */
function useSaidForAll<Row extends TrackedRow, Shipment extends Tracked, Input extends StatusValues>(
  props: AskedProps<Row, Shipment, Input>,
) {
  const { journey, several, endpoint, schema, numberOf } = props;
  const { t } = useTranslation();
  const say = useSay();
  const teller = useTeller();
  const { mutateAsync } = useMutation(mutationOf(endpoint));
  const textOf = (refusal: Refusal) =>
    'message' in refusal ? t(refusal.message) : refusal.errors.map((error) => say(error)).join(' ');
  return (values: StatusValues, isSkipConfirmed: boolean) => {
    const meant = new Map(
      several.map((one) => {
        const said = saidOfOne(journey, one, values, isSkipConfirmed);
        return [one.shipment.id, { said, refusal: refusalOfOne(journey, one.shipment, said, teller) }];
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
    return { act, refusalOfId: (id: string) => meant.get(id)?.refusal ?? null };
  };
}

const idsOf = <Shipment extends Tracked>(several: readonly Meant<Shipment>[]): ReadonlySet<string> =>
  new Set(several.map(({ shipment }) => shipment.id));

/** The form: what is said of all, and a line for each of those that can take the chosen status. */
export function useBulkStatus<Row extends TrackedRow, Shipment extends Tracked, Input extends StatusValues>(
  props: AskedProps<Row, Shipment, Input>,
) {
  const { journey, several, rows, formSchema, numberOf } = props;
  const teller = useTeller();
  const saidForAll = useSaidForAll(props);
  const goingTo = (to: string) =>
    several.filter(({ shipment }) => toldMoves(journey, shipment, teller).some((move) => move === to));
  const [start] = useState((): StatusValues => {
    const next = mostUsual(several.flatMap(({ shipment }) => journey.next(shipment) ?? [])) ?? '';
    const each = goingFirst(ownFactsOf(journey, several), idsOf(goingTo(next)));
    // The form stands on the first; what it says is said of all.
    return { id: rows[0]?.id ?? '', version: rows[0]?.version ?? 1, at: now(), status: next, each };
  });
  const form = useSchemaForm<StatusValues>(formSchema, start);
  const [status, at] = useWatch({ control: form.control, name: ['status', 'at'] });
  const going = goingTo(status);
  const asked = askedOfAll(journey, going, { ...start, status, at });
  const own = ownNames(journey, asked);
  const each = form.getValues('each') ?? [];
  const lines = each.slice(0, going.length).map(({ id }) => ({
    id,
    number: rows
      .filter((row) => row.id === id)
      .map(numberOf)
      .join(),
    asks: (name: string) =>
      going.some(({ shipment }) => shipment.id === id && isAskedOf(journey, shipment, { ...start, status, at }, name)),
  }));
  return {
    ...{ form, status, going, asked, own, lines },
    skipped: [...new Set(going.flatMap(({ shipment }) => journey.skips?.(shipment, status) ?? []))],
    statuses: [...new Set(several.flatMap(({ shipment }) => toldMoves(journey, shipment, teller)))],
    onStatus: (to: string) => form.setValue('each', goingFirst(form.getValues('each') ?? [], idsOf(goingTo(to)))),
    check: async (values: StatusValues, isConfirmed: boolean) => {
      const { act, refusalOfId } = saidForAll(values, isConfirmed);
      const answers = goingTo(values.status).map(({ shipment: { id } }) => ({ id, refusal: refusalOfId(id) }));
      const refused = toAmend(answers, values.each ?? [], own);
      // Where nothing goes, what is said is amended, not answered.
      return refused ? Promise.reject(refused) : act;
    },
  };
}
