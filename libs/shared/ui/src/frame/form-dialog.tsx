import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Contested } from '../conflict/rebase';
import { SavedMeanwhile } from '../conflict/saved-meanwhile';
import { DraftOffer } from '../draft/draft-offer';
import { useDraft } from '../draft/use-draft';
import { useIsPhone } from '../layout/use-is-phone';
import { BackKey } from './back-key';
import { focusFirstField, goToFirstField } from './first-field';
import { FormButtons } from './form-buttons';
import type { Afterwards } from './form-keys';
import { LeaveQuestion } from './leave-question';
import { ProblemSummary } from './problem-summary';
import { SavingProblem } from './saving-problem';
import { useSubmit } from './use-submit';
import type { SchemaForm } from '../form/use-schema-form';

export interface FormDialogProps<Values extends FieldValues, Answer> {
  form: SchemaForm<Values>;
  title: string;
  submitLabel: string;
  /** Offers a second button, and Ctrl+Enter, that saves and starts anew. */
  againLabel?: string | undefined;
  /** What the next one has in common with the last, such as the day and the bank. */
  keeps?: readonly FieldPath<Values>[];
  onSubmit: (input: Values) => Promise<Answer>;
  /** From `useRecordForm`: what somebody else saved meanwhile. */
  contested?: readonly Contested<Values>[] | null;
  /** After a success; the dialog closes by itself unless it starts anew. */
  onSaved?: (answer: Answer, afterwards: Afterwards) => void;
  onClose: () => void;
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  children: ReactNode;
}

/** A form in a dialog. Mount it to open it, so that each opening has its own defaults and its own key. */
export function FormDialog<Values extends FieldValues, Answer>(props: FormDialogProps<Values, Answer>) {
  const { form, contested = null, title, submitLabel, againLabel, onSubmit, onSaved, onClose } = props;
  const { maxWidth = 'sm', keeps, children } = props;
  const fields = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isPhone = useIsPhone();
  const [asksToLeave, setAsksToLeave] = useState(false);
  const { isDirty } = form.formState;
  const draft = useDraft(form);
  const finish = (answer: Answer, afterwards: Afterwards) => {
    draft.clear();
    onSaved?.(answer, afterwards);
    if (afterwards === 'done') onClose();
    else goToFirstField(fields.current);
  };
  const saving = useSubmit({ form, onSubmit, onSaved: finish, keeps, afterEnter: againLabel ? 'again' : undefined });
  const isTyped = () => isDirty || form.unchosen.size > 0;
  const leave = () => {
    if (saving.isBusy) return;
    if (isTyped()) setAsksToLeave(true);
    else onClose();
  };
  const abandon = () => {
    draft.clear();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={leave}
      {...saving.keys}
      aria-labelledby={titleId}
      maxWidth={maxWidth}
      fullWidth
      fullScreen={isPhone}
      slotProps={isPhone ? { paper: { sx: { borderRadius: 0 } } } : undefined}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <Box
        component="form"
        ref={focusFirstField}
        noValidate
        onSubmit={saving.onFormSubmit}
        sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0 }}
      >
        {/* The title is no neighbour of it, as Material has it, so its own room above is set: that of a label on a frame. */}
        <DialogContent ref={fields} sx={{ paddingBlockStart: 1 }}>
          <Stack spacing={2}>
            <DraftOffer {...draft} />
            <SavedMeanwhile form={form} contested={contested} />
            <ProblemSummary form={form} />
            {children}
          </Stack>
        </DialogContent>
        <SavingProblem error={saving.problem} />
        <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
          <FormButtons
            submitLabel={submitLabel}
            againLabel={againLabel}
            isBusy={saving.isBusy}
            onCancel={leave}
            onAgain={() => void saving.submit('again')}
          />
        </DialogActions>
      </Box>
      <BackKey isTyped={isTyped} close={leave} />
      <LeaveQuestion open={asksToLeave} onLeave={abandon} onStay={() => setAsksToLeave(false)} />
    </Dialog>
  );
}
