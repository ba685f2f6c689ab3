import * as contract from '@freightdesk/activity-contract';
import * as schema from '@freightdesk/activity-contract/schema';
import { idQuery, seenInput } from '@freightdesk/shared-endpoint/schema';
import type { Api, RecordSource } from '@freightdesk/shared-server-kit';
import { documentsBeside } from './document/document.repository';
import { readDocument } from './document/read-document';
import { removeDocument } from './document/remove-document';
import { uploadDocument } from './document/upload-document';
import { mailsOf } from './mail/mail.repository';
import { type MailPorts, sendMail } from './mail/send-mail';
import { addNote } from './note/add-note';
import { notesBeside } from './note/note.repository';
import { peopleWho } from './person/person.repository';
import { newestFirst } from './record/page-request';
import { Records } from './record/records';
import { readTimeline } from './timeline/read-timeline';

export interface ActivityPorts {
  /** The kinds of record beside which notes and files stand. */
  records: readonly RecordSource[];
  /** What of them is sent by e-mail; nothing where it is left out. */
  mail?: MailPorts;
}

const noMail: MailPorts = { isOn: false, papers: {} };

export function registerActivity(api: Api, ports: ActivityPorts): void {
  const records = new Records(ports.records);
  registerNotes(api, records);
  registerDocuments(api, records);
  registerMails(api, records, ports.mail ?? noMail);
  api.read(contract.readTimeline, { input: schema.timelineQuery, output: schema.timeline }, (input, context) =>
    readTimeline(input, context, records),
  );
}

function registerMails(api: Api, records: Records, mail: MailPorts): void {
  api.read(contract.listMails, { input: schema.mailsQuery, output: schema.mails }, async (input, { db, actor }) => {
    const found = await records.find(db, input, { actor, to: 'read' });
    return { isOn: mail.isOn, mails: await mailsOf(db, found) };
  });
  api.write(contract.sendMail, { input: schema.sendMailInput, output: schema.mail }, (input, context) =>
    sendMail(input, context, { records, mail }),
  );
}

function registerNotes(api: Api, records: Records): void {
  api.read(contract.listNotes, { input: schema.notesQuery, output: schema.notePage }, async (input, { db, actor }) => {
    const found = await records.find(db, input, { actor, to: 'read' });
    return notesBeside(db, newestFirst(input), found);
  });
  api.read(contract.listPeople, { input: schema.peopleQuery, output: schema.people }, async (input, { db, actor }) => {
    const { source } = await records.find(db, input, { actor, to: 'read' });
    return peopleWho(db, source.read);
  });
  api.write(contract.addNote, { input: schema.addNoteInput, output: schema.note }, (input, context) =>
    addNote(input, context, records),
  );
}

function registerDocuments(api: Api, records: Records): void {
  api.read(
    contract.listDocuments,
    { input: schema.documentsQuery, output: schema.documentPage },
    async (input, { db, actor }) => {
      const found = await records.find(db, input, { actor, to: 'read' });
      return documentsBeside(db, newestFirst(input), found);
    },
  );
  api.write(contract.uploadDocument, { input: schema.uploadDocumentInput, output: schema.document }, (input, context) =>
    uploadDocument(input, context, records),
  );
  api.write(contract.removeDocument, { input: seenInput, output: schema.document }, (input, context) =>
    removeDocument(input, context, records),
  );
  api.file(contract.readDocument, { input: idQuery }, (input, context) => readDocument(input, context, records));
}
