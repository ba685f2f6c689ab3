import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Contested } from '../conflict/rebase';
import { SavedMeanwhile } from '../conflict/saved-meanwhile';
import { DraftOffer } from '../draft/draft-offer';
import { useDraft } from '../draft/use-draft';
import { goToFirstField } from './first-field';
import { FormButtons } from './form-buttons';
import type { Afterwards } from './form-keys';
import { LeaveQuestion } from './leave-question';
import { ProblemSummary } from './problem-summary';
import { SavingProblem } from './saving-problem';
import { SectionLinks } from './section-links';
import { clearOfBars, useBarHeight } from './use-bar-height';
import { useKeptPlace } from './use-kept-place';
import { useLeaveGuard } from './use-leave-guard';
import { type FormKey, useStrayKeys } from './use-stray-keys';
import { useSubmit } from './use-submit';
import type { SchemaForm } from '../form/use-schema-form';

export interface FormPageProps<Values extends FieldValues, Answer> {
  form: SchemaForm<Values>;
  submitLabel: string;
  onSubmit: (input: Values) => Promise<Answer>;
  /** From `useRecordForm`: what somebody else saved meanwhile. */
  contested?: readonly Contested<Values>[] | null;
  /** Offers to save and go on with the record's next act, where that needs the record. */
  actLabel?: string | undefined;
  /** Offers a second button, and Ctrl+Enter, that saves and starts anew, in place of the record's next act. */
  againLabel?: string | undefined;
  /** What the next one has in common with the last, such as the day. */
  keeps?: readonly FieldPath<Values>[];
  /** What Ctrl+Enter presses, where the next act has a button of its own. */
  onActKey?: () => void;
  /** After a success, to go where the record is; leaving is free then, unless the form starts anew. */
  onSaved: (answer: Answer, afterwards: Afterwards) => void;
  onCancel: () => void;
  /** Stands in the action bar beside the buttons, such as running totals. */
  summary?: ReactNode;
  children: ReactNode;
}

/** What the second button and Ctrl+Enter do, where there is something. */
function nextOf({ againLabel, actLabel }: { againLabel?: string | undefined; actLabel?: string | undefined }) {
  if (againLabel) return { label: againLabel, afterwards: 'again' as const };
  return actLabel ? { label: actLabel, afterwards: 'act' as const } : undefined;
}

/** A form that fills a page, its totals and actions always in sight. Needs a data router. */
export function FormPage<Values extends FieldValues, Answer>(props: FormPageProps<Values, Answer>) {
  const { form, contested = null, submitLabel, onActKey, onSubmit, onSaved, onCancel } = props;
  const { keeps, summary, children } = props;
  const next = nextOf(props);
  const [fields, setFields] = useState<HTMLElement | null>(null);
  const { isDirty } = form.formState;
  const isTyped = () => isDirty || form.unchosen.size > 0;
  const guard = useLeaveGuard(isTyped);
  const draft = useDraft(form);
  const bar = useBarHeight();
  const place = useKeptPlace(form);
  const finish = (answer: Answer, afterwards: Afterwards) => {
    draft.clear();
    // What is typed next is of another record, and is held as this one was.
    if (afterwards === 'again') goToFirstField(fields);
    else guard.release();
    onSaved(answer, afterwards);
  };
  const leave = () => {
    draft.clear();
    guard.leave();
  };
  const cancel = () => (isTyped() ? guard.ask(onCancel) : onCancel());
  const saving = useSubmit({ form, onSubmit, onSaved: finish, keeps, afterEnter: onActKey ?? next?.afterwards });
  const onEscape = (event: FormKey) => {
    // As in a dialog, but what nobody touched stays: a page is no dialog that one key closes.
    if (event.key === 'Escape' && !event.defaultPrevented && isTyped()) cancel();
  };
  useStrayKeys((event) => {
    saving.press(event);
    onEscape(event);
  });
  return (
    <Box
      component="form"
      ref={place}
      noValidate
      {...saving.keys}
      onKeyDown={(event) => {
        saving.keys.onKeyDown(event);
        onEscape(event);
      }}
      onSubmit={saving.onFormSubmit}
      sx={{ '& :is(input, textarea, button, [role="combobox"], section)': clearOfBars }}
    >
      <SectionLinks form={fields} />
      <Stack ref={setFields} spacing={3}>
        <DraftOffer {...draft} />
        <SavedMeanwhile form={form} contested={contested} />
        <ProblemSummary form={form} />
        {children}
      </Stack>
      <Paper
        ref={bar}
        elevation={3}
        data-screen
        sx={{
          position: 'sticky',
          insetBlockEnd: 0,
          zIndex: 'appBar',
          padding: 2,
          marginBlockStart: 3,
          borderRadius: '16px 16px 0 0',
        }}
      >
        <SavingProblem error={saving.problem} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flexGrow: 1, flexBasis: { xs: '100%', sm: 'auto' } }}>{summary}</Box>
          <FormButtons
            submitLabel={submitLabel}
            againLabel={next?.label}
            isBusy={saving.isBusy}
            onCancel={cancel}
            onAgain={() => void saving.submit(next?.afterwards)}
          />
        </Stack>
      </Paper>
      <LeaveQuestion open={guard.isAsking} onLeave={leave} onStay={guard.stay} />
    </Box>
  );
}
