import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog')).ConfirmDialog }));

export interface Question {
  title: string;
  text?: string;
  confirmLabel: string;
  danger?: boolean;
  /** It looks like a slip, and Enter takes it back. */
  isDoubt?: boolean;
  /** Done while the dialog is open: it closes on success and shows the problem otherwise. */
  run?: () => Promise<unknown>;
}

type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/** `if (await confirm({ title: t('Delete {{name}}', bank), confirmLabel: t('Delete'), danger: true, run })) ...` */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm must be used inside ConfirmHost');
  return confirm;
}

interface Asked {
  question: Question;
  answer: (confirmed: boolean) => void;
}

/** Holds the one question that is open. Its dialog is fetched with the first question. */
export function ConfirmHost({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((answer) => {
        setError(null);
        setAsked({ question, answer });
        setOpen(true);
      }),
    [],
  );

  const close = (confirmed: boolean) => {
    // The question itself stays, so that its text doesn't vanish before the dialog does.
    setOpen(false);
    asked?.answer(confirmed);
  };

  const run = async () => {
    setBusy(true);
    setError(null);
    try {
      await asked?.question.run?.();
      close(true);
    } catch (problem) {
      setError(problem);
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={open}
            title={asked.question.title}
            text={asked.question.text}
            confirmLabel={asked.question.confirmLabel}
            danger={asked.question.danger}
            isDoubt={asked.question.isDoubt}
            busy={busy}
            error={error}
            onConfirm={() => void run()}
            onCancel={() => close(false)}
          />
        </Suspense>
      ) : null}
    </ConfirmContext>
  );
}
