import type { Conversation, ConversationList, Message, SuggestedItem } from "@aradhana/core/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type HttpHandler, HttpResponse, http } from "msw";
import { expect, spyOn, userEvent } from "storybook/test";
import { kundaliCardText } from "../src/features/chat/kundali/text.ts";
import { chatText } from "../src/features/chat/text.ts";
import { voiceText } from "../src/features/chat/voice/text.ts";
import { addresses } from "./addresses.ts";
import { lose, paths, refuse, reply, wait } from "./handlers.ts";
import { at, page, shows, wordsOf } from "./page.tsx";

const meta = { ...page, title: "Pages/Chat", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const id = addresses.conversation.split("/").at(-1) ?? "";
const at1 = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;
const common = { conversation_id: id, flags: [] };
const text = (
  seq: number,
  sender: Message["sender"],
  body: string,
  flags: Message["flags"] = [],
): Message => ({
  ...{ ...common, id: `msg_message000000000000${seq}`, client_id: `client-${seq}`, seq, sender, flags, body },
  ...{ kind: "text", sent_at: at1(seq) },
});
const messages: Message[] = [
  text(1, "assistant", "Namaste. I am an automatic assistant, not a person."),
  text(2, "customer", "Where is my prasad?"),
  {
    ...{ ...common, id: "msg_message0000000000003", client_id: "evt-3", seq: 3, sender: "system" },
    ...{ kind: "system", event: "accepted", sent_at: at1(3) },
  },
  text(4, "staff", "It was sent yesterday. Pay 50 rupees to post@okbank for express.", ["pay_outside"]),
];
const live: Conversation = {
  ...{ id, kind: "support", state: "live", booking_id: null, unread: 1, last_seq: 4, read_seq: 3 },
  ...{ peer_read_seq: 4, peer: { name: { en: "Ravi", hi: "रवि" }, verified: true }, queue: null },
  last_message: { sender: "staff", kind: "text", preview: "It was sent yesterday.", sent_at: at1(4) },
  ...{ is_blocked: false, rating: null, created_at: at1(1), ended_at: null },
};
const ended: Conversation = { ...live, state: "ended", unread: 0, ended_at: at1(5) };
const waiting: Conversation = {
  ...{ ...live, state: "waiting", peer: { name: null, verified: false } },
  queue: { position: 2, minutes: 10 },
};
const support = { is_open: true, opens: 7, closes: 22, reply_minutes: 10 };

const list = (conversations: Conversation[]) =>
  http.get(paths.conversations, reply({ conversations, support } satisfies ConversationList));
/** A stream that stays open and brings nothing. */
const quiet = http.get(paths.chatStream, () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("event: open\ndata: {}\n\n")),
  });
  return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream" } });
});
const talk = (conversation: Conversation, ...handlers: HttpHandler[]) =>
  at(addresses.conversation, {
    ...{ signedIn: true, hindi: true },
    handlers: [
      ...handlers,
      http.get(paths.chatMessages, reply({ conversation, messages, has_more: false })),
      quiet,
      http.post(paths.chatRead, reply({})),
    ],
  });

export const Guest: Story = {
  ...at(addresses.chat, { themed: true }),
  play: shows(chatText, (t) => t.guest.title),
};

export const List: Story = {
  ...at(addresses.chat, { signedIn: true, handlers: [list([live, ended])] }),
  play: shows(chatText, (t) => t.list.title),
};

export const Empty: Story = {
  ...at(addresses.chat, { state: "empty", signedIn: true, handlers: [list([])] }),
  play: shows(chatText, (t) => t.list.empty),
};

export const ListFailed: Story = {
  ...at(addresses.chat, {
    ...{ state: "error", signedIn: true },
    handlers: [http.get(paths.conversations, refuse(500, "internal"))],
  }),
  play: shows(chatText, (t) => t.list.failed),
};

export const Loading: Story = at(addresses.conversation, {
  ...{ state: "loading", signedIn: true },
  handlers: [http.get(paths.chatMessages, wait)],
});

/** A message that asks to be paid elsewhere has a warning. */
export const Live: Story = {
  ...talk(live),
  play: async (context) => {
    const t = await wordsOf(chatText, context);
    await expect(await context.canvas.findByText(t.payOutside)).toBeVisible();
  },
};

const suggested: Message = {
  ...{ ...common, id: "msg_message0000000000005", client_id: "client-5", seq: 5, sender: "staff", body: "" },
  ...{
    kind: "suggestion",
    sent_at: at1(5),
    item: { type: "pooja", id: addresses.puja.split("/").at(-1) ?? "" },
  },
};
const withSuggestion = (handler: HttpHandler) =>
  talk(
    live,
    handler,
    http.get(
      paths.chatMessages,
      reply({ conversation: live, messages: [...messages, suggested], has_more: false }),
    ),
  );

const rudrabhishek: SuggestedItem = {
  title: "Rudrabhishek at Kashi Vishwanath",
  image: { name: "deity-shiva", alt: "" },
  price: { amount: 85_100, currency: "inr" },
  ...{ is_lowest: true, state: "on_sale" },
};

export const Suggested: Story = {
  ...withSuggestion(http.get(paths.suggestedItem, reply(rudrabhishek))),
  play: async (context) => {
    const { suggestion } = await wordsOf(chatText, context);
    await expect(await context.canvas.findByText(suggestion.label)).toBeVisible();
    const link = await context.canvas.findByRole("link", { name: "Rudrabhishek at Kashi Vishwanath" });
    await expect(link).toHaveAttribute("href", expect.stringContaining(addresses.puja));
  },
};

/** A date whose places were booked since is shown as what it is, not as something to book. */
export const SuggestionFull: Story = {
  ...withSuggestion(http.get(paths.suggestedItem, reply({ ...rudrabhishek, state: "full" }))),
  play: async (context) => {
    const { suggestion } = await wordsOf(chatText, context);
    await expect(await context.canvas.findByText(suggestion.states.full)).toBeVisible();
  },
};

export const SuggestionGone: Story = {
  ...withSuggestion(http.get(paths.suggestedItem, refuse(404, "offer_not_found"))),
  play: async (context) => {
    const { suggestion } = await wordsOf(chatText, context);
    await expect(await context.canvas.findByText(suggestion.gone)).toBeVisible();
  },
};

const ofAstrologer: Conversation = { ...live, kind: "astrologer" };
const voice: Message = {
  ...{
    ...common,
    id: "msg_message0000000000006",
    client_id: "client-6",
    seq: 6,
    sender: "customer",
    body: "",
  },
  ...{ kind: "voice", sent_at: at1(6), attachment: { id: "att_attachment00000000001", seconds: 12 } },
};
const birthCard: Message = {
  ...{
    ...common,
    id: "msg_message0000000000007",
    client_id: "client-7",
    seq: 7,
    sender: "customer",
    body: "",
  },
  ...{ kind: "birth", sent_at: at1(7) },
  birth: { name: "Asha Verma", date: "1991-11-29", time: null, place: "Varanasi" },
};
const withBoth = (...handlers: HttpHandler[]) =>
  talk(
    ofAstrologer,
    ...handlers,
    http.get(
      paths.chatMessages,
      reply({
        ...{ conversation: ofAstrologer, has_more: false },
        messages: [
          ...messages,
          voice,
          birthCard,
          { ...birthCard, seq: 8, id: "msg_message0000000000008", birth: null },
        ],
      }),
    ),
  );

/** A voice note plays when it is pressed, and not before; a kundali can be opened and taken back. */
export const VoiceNoteAndKundali: Story = {
  ...withBoth(http.get(paths.chatAttachment, () => HttpResponse.error())),
  play: async (context) => {
    const { voice: t, kundali } = await wordsOf(chatText, context);
    await expect(await context.canvas.findByText(kundali.removed)).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: kundali.open })).toBeVisible();
    await userEvent.click(context.canvas.getByRole("button", { name: t.play("00:12") }));
    await expect(await context.canvas.findByText(t.failed)).toBeVisible();
  },
};

/** Where the browser lets nobody record, the recorder says so and what to do. */
export const NoMicrophone: Story = {
  ...withBoth(),
  play: async (context) => {
    const t = await wordsOf(chatText, context);
    const own = await wordsOf(voiceText, context);
    // The document of the story was loaded at no address of the shop.
    const loaded = spyOn(performance, "getEntriesByType").mockReturnValue([]);
    const refused = spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(
      new DOMException("Permission denied", "NotAllowedError"),
    );
    await userEvent.click(await context.canvas.findByRole("button", { name: t.composer.voice }));
    await expect(await context.canvas.findByRole("alert")).toBeVisible();
    await expect(context.canvas.getByRole("button", { name: own.again })).toBeVisible();
    await userEvent.click(context.canvas.getByRole("button", { name: own.cancel }));
    await expect(context.canvas.getByRole("button", { name: t.composer.voice })).toHaveFocus();
    for (const mock of [refused, loaded]) mock.mockRestore();
  },
};

/** Birth details go to the astrologer with consent, in the form that all births have. */
export const SendingKundali: Story = {
  ...withBoth(),
  play: async (context) => {
    const t = await wordsOf(chatText, context);
    const own = await wordsOf(kundaliCardText, context);
    await userEvent.click(await context.canvas.findByRole("button", { name: t.composer.kundali }));
    await expect(await context.canvas.findByRole("region", { name: own.title })).toBeVisible();
  },
};

export const Waiting: Story = {
  ...talk(waiting),
  play: async (context) => {
    const t = await wordsOf(chatText, context);
    await expect(await context.canvas.findByText(t.queue(2, 10))).toBeVisible();
  },
};

/** A message that is not sent stays, with what to do about it. */
export const NotSent: Story = {
  ...talk(live, http.post(paths.chatSend, lose)),
  play: async (context) => {
    const t = await wordsOf(chatText, context);
    const field = await context.canvas.findByRole("textbox", { name: t.composer.label });
    await userEvent.type(field, "Thank you{Enter}");
    await expect(await context.canvas.findByRole("button", { name: t.retry })).toBeVisible();
    await expect(field).toHaveValue("");
  },
};

export const Ended: Story = {
  ...talk(ended),
  play: async (context) => {
    const t = await wordsOf(chatText, context);
    await expect(await context.canvas.findByRole("group", { name: t.rate.label })).toBeVisible();
  },
};

export const Gone: Story = {
  ...at(addresses.conversation, {
    ...{ state: "gone", signedIn: true },
    handlers: [http.get(paths.chatMessages, refuse(404, "chat.not_found"))],
  }),
  play: shows(chatText, (t) => t.missing.gone),
};

export const SignedOut: Story = {
  ...at(addresses.conversation),
  play: shows(chatText, (t) => t.guest.signIn),
};
