import { mutationOf, problemOf, queryOf } from '@freightdesk/data-access-api';
import {
  allowedLeadMoves,
  getLead,
  type Lead,
  leadMoveProblems,
  type LeadStage,
  leadStageBeside,
  leadStageLabel,
  moveLead,
} from '@freightdesk/intl-shipment-contract';
import { systemClock } from '@freightdesk/shared-calendar';
import { useTranslation } from '@freightdesk/shared-i18n';
import { useNotify } from '@freightdesk/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

const MoveLeadDialog = lazy(() => import('../move-lead-dialog').then((chunk) => ({ default: chunk.MoveLeadDialog })));
const ConvertLeadDialog = lazy(() =>
  import('../convert-lead-dialog').then((chunk) => ({ default: chunk.ConvertLeadDialog })),
);

/** Whether a person has to say something first; whether it was quoted the server knows. */
const asksFirst = ({ stage: from, nextFollowUpAt }: Lead, to: LeadStage): boolean =>
  leadMoveProblems(
    { from, to, nextFollowUpAt },
    { now: systemClock.now(), hasQuotation: false, hasSentQuotation: true },
  ).length > 0;

/** What stands at a field of a refused move is said in its place: there is no form here. */
function toldOf(error: unknown): unknown {
  const [first] = problemOf(error)?.errors ?? [];
  return first ?? error;
}

/** Moves leads on the board; a move that asks something opens its dialog, and a win the conversion. */
export function useStepLead() {
  const { t } = useTranslation();
  const notify = useNotify();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(mutationOf(moveLead));
  const [asked, ask] = useState<{ lead: Lead; to: LeadStage } | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  const moveTo = async (lead: Lead, to: LeadStage) => {
    const { id, version, number, nextFollowUpAt, stage } = lead;
    setProblem(null);
    if (stage === to || !allowedLeadMoves(stage).includes(to)) return;
    if (to === 'WON' || asksFirst(lead, to)) return ask({ lead, to });
    try {
      await mutateAsync({ id, version, to, ...(to === 'ON_HOLD' && nextFollowUpAt && { nextFollowUpAt }) });
      notify(t('{{number}} is in {{stage}}', { number, stage: t(leadStageLabel[to]) }));
    } catch (error) {
      setProblem(toldOf(error));
    }
  };
  /** One stage on, or back, from where it stands now. */
  const step = async (id: string, by: 1 | -1) => {
    const lead = await client.fetchQuery(queryOf(getLead, { id }));
    const to = leadStageBeside(lead.stage, by);
    if (to !== null) await moveTo(lead, to);
  };
  const close = () => ask(null);
  return {
    moveTo,
    step,
    problem,
    dialog: (
      <Suspense fallback={null}>
        {asked?.to === 'WON' && <ConvertLeadDialog lead={asked.lead} onClose={close} />}
        {asked && asked.to !== 'WON' && <MoveLeadDialog lead={asked.lead} to={asked.to} onClose={close} />}
      </Suspense>
    ),
  };
}
