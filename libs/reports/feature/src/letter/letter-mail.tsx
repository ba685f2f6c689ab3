import { EmailDialog, type Letter } from '@freightdesk/activity-ui';
import { queryOf, takeFile } from '@freightdesk/data-access-api';
import {
  getAccountStatement,
  getLetterMail,
  getReminder,
  type LetterKind,
  letterKinds,
  letterLabel,
} from '@freightdesk/reports-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { RowMenuList, useSavedFile } from '@freightdesk/shared-ui';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const isWritten = (letters: readonly Letter[]): letters is [Letter, ...Letter[]] => letters.length > 0;

const takePaper = (partyId: string, letter: LetterKind) =>
  letter === 'STATEMENT'
    ? takeFile(getAccountStatement, { partyId, side: 'RECEIVABLE' }, 'statement-of-account.pdf')
    : takeFile(getReminder, { partyId, tone: letter }, 'reminder.pdf');

interface ChosenLetter {
  partyId: string;
  letter: LetterKind;
  onClose: () => void;
}

/** One letter with the words that go with it, ready to be sent. */
function ReadyMail({ partyId, letter, onClose }: ChosenLetter) {
  const { save } = useSavedFile();
  const { data } = useQuery(queryOf(getLetterMail, { partyId, letter }));
  if (!data || !isWritten(data.letters)) return null;
  return (
    <EmailDialog
      record="party"
      recordId={partyId}
      paper={letter}
      to={data.to}
      letters={data.letters}
      onTakePaper={() => save(() => takePaper(partyId, letter))}
      onClose={onClose}
    />
  );
}

/** The statement of account of a customer by e-mail, and the letters that remind of what is overdue, each in its tone. */
export function LetterMail({ partyId }: { partyId: string }) {
  const { t } = useTranslation();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [letter, setLetter] = useState<LetterKind | null>(null);
  const actions = letterKinds.map((kind) => ({ label: t(letterLabel[kind]), onSelect: () => setLetter(kind) }));
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={button !== null}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        {t('E-mail')}
      </Button>
      {button && <RowMenuList button={button} actions={actions} onClose={() => setButton(null)} />}
      {letter && <ReadyMail partyId={partyId} letter={letter} onClose={() => setLetter(null)} />}
    </>
  );
}
