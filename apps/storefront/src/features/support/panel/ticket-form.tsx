import { createTicket } from "@aradhana/core/api";
import { personName, type TicketTopic, ticketTopic } from "@aradhana/core/contract";
import { Select } from "@aradhana/ui/select";
import { TextArea } from "@aradhana/ui/text-area";
import { TextField } from "@aradhana/ui/text-field";
import { useState } from "react";
import * as v from "valibot";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { useProfileName } from "../../account/saved/use-profile-name.ts";
import { RequestForm } from "../../catalogue/request/request-form.tsx";
import { supportText } from "./text.ts";

interface TicketFormProps {
  /** The number of the order that it is about. */
  order: string | undefined;
  /** The topic that the page suggests. */
  about: string | null;
  onCreated: (number: string, secret: string) => void;
}

const LONGEST = 2000;

/** The form that opens a support ticket, for guests and for those who are signed in. */
export function TicketForm({ order, about, onCreated }: TicketFormProps) {
  const t = useText(supportText).form;
  const { language } = useVisitor();
  const known = useProfileName();
  // A repeated press, or a retry after a lost answer, makes no second ticket.
  const [requestId] = useState(() => crypto.randomUUID());
  const [topic, setTopic] = useState<TicketTopic>(v.is(ticketTopic, about) ? about : "other");
  const [orderNumber, setOrderNumber] = useState(order ?? "");
  const [typedName, setName] = useState<string>();
  const [text, setText] = useState("");
  const name = (typedName ?? known ?? "").trim();
  const isNamed = name === "" || v.is(personName, name);
  return (
    <RequestForm
      messages={t}
      isValid={isNamed && text.trim() !== ""}
      before={(isTried) => (
        <>
          <Select
            label={t.topic}
            name="topic"
            value={topic}
            onChange={({ target }) => setTopic(v.parse(ticketTopic, target.value))}
          >
            {ticketTopic.options.map((option) => (
              <option key={option} value={option}>
                {t.topics[option]}
              </option>
            ))}
          </Select>
          <TextArea
            required
            label={t.text}
            name="text"
            rows={4}
            value={text}
            maxLength={LONGEST}
            counter={t.counter}
            error={isTried && text.trim() === "" && t.textError}
            onChange={({ target }) => setText(target.value)}
          />
          <TextField
            label={t.order}
            name="order"
            value={orderNumber}
            maxLength={20}
            autoComplete="off"
            onChange={({ target }) => setOrderNumber(target.value)}
          />
          <TextField
            label={t.name}
            name="name"
            value={typedName ?? known ?? ""}
            maxLength={60}
            autoComplete="name"
            error={isTried && !isNamed && t.nameInvalid}
            onChange={({ target }) => setName(target.value)}
          />
        </>
      )}
      send={async (api, phone) => {
        const { results } = await createTicket(api, {
          ...{ request_id: requestId, topic, text, phone, lang: language },
          ...{ name: name || null, order_number: orderNumber || null },
        });
        onCreated(results.number, results.access_token);
      }}
    >
      {null}
    </RequestForm>
  );
}
