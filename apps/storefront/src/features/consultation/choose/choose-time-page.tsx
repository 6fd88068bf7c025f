import { useFocusFirstError } from "@aradhana/checkout/field-errors";
import { useMutation } from "@aradhana/checkout/query";
import { type BirthErrors, birthOf, checkBirth, emptyBirth } from "@aradhana/core/birth";
import { remainingErrors } from "@aradhana/core/checkout";
import {
  type Astrologer,
  holdSlot,
  longestQuestion,
  type OpenSlots,
  type SessionMinutes,
  type SessionMode,
} from "@aradhana/core/consultation";
import { formatMoney } from "@aradhana/core/money";
import { pathTo, signInPath } from "@aradhana/core/paths";
import { Artwork } from "@aradhana/ui/artwork";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { Checkbox } from "@aradhana/ui/checkbox";
import { ChevronStartIcon } from "@aradhana/ui/icon";
import { Link } from "@aradhana/ui/link";
import { RadioCard, RadioCards } from "@aradhana/ui/radio-cards";
import { Select } from "@aradhana/ui/select";
import { TextArea } from "@aradhana/ui/text-area";
import { type FormEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useAddressQuery } from "../../../shared/address/use-address-query.ts";
import { useErrorMessage } from "../../../shared/api-errors/use-error-message.ts";
import { useCartDisabled } from "../../../shared/cart-disabled/use-cart-disabled.ts";
import { FieldErrors } from "../../../shared/forms/field-errors.tsx";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useToday } from "../../../shared/local-time/use-today.ts";
import { useOpenBrowser, useUser } from "../../../shared/services/browser.tsx";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { NeedsScript } from "../../../shared/without-script/needs-script.tsx";
import { BirthDetails } from "../../astrology/birth-details/birth-details.tsx";
import { isAmbiguous, useLocalTime } from "../../astrology/birth-details/use-local-time.ts";
import styles from "../consultation.module.css";
import { NotifyOfTime } from "../notify/notify-of-time.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { chooseTimeText } from "./text.ts";
import { useQuestionDraft } from "./use-question-draft.ts";

export interface ChooseTimeData {
  astrologer: Astrologer;
  slots: OpenSlots["slots"];
}

/** Who the astrologer is, and when and how to talk: then the time is reserved while the buyer pays. */
export function ChooseTimePage({ astrologer, slots }: ChooseTimeData) {
  const t = useText(chooseTimeText);
  const { title, image, about, education, languages, skills } = astrologer;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Artwork name={image.name} alt="" sizes="88px" ratio="1" className={styles.portrait} />
        <div className={styles.who}>
          <Link variant="more" href={pathTo("/astro-guru/find")}>
            <ChevronStartIcon size="sm" />
            {t.back}
          </Link>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.soft}>{[...skills, ...languages].map(({ label }) => label).join(" · ")}</p>
        </div>
      </header>
      <section className={styles.part}>
        <p>{about}</p>
        <p className={styles.soft}>
          {t.education}: {education}
        </p>
      </section>
      {slots.length === 0 ? (
        <>
          <Banner kind="warning">{t.noTimes}</Banner>
          <NotifyOfTime id={astrologer.id} />
        </>
      ) : (
        <NeedsScript>
          <TimeForm astrologer={astrologer} slots={slots} />
        </NeedsScript>
      )}
    </article>
  );
}

/** What is chosen is in the address, and what is typed in a draft, so that it is still there after signing in. */
function TimeForm({ astrologer, slots }: ChooseTimeData) {
  const t = useText(chooseTimeText);
  const isCartDisabled = useCartDisabled();
  const messageFor = useErrorMessage();
  const navigate = useNavigate();
  const location = useLocation();
  const { language, country } = useVisitor();
  const openBrowser = useOpenBrowser();
  const isSignedIn = useUser() !== undefined;
  const search = useAddressQuery();
  const { topic, question, birth, change, startOver } = useQuestionDraft(astrologer);
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<BirthErrors>({});
  const [needsTime, setNeedsTime] = useState(false);
  const today = useToday();
  const known = useLocalTime(birth ?? emptyBirth);
  const found = birth ? checkBirth(birth, { today, isAmbiguous: isAmbiguous(known) }) : {};
  useFocusFirstError(form, tries);
  const { modes, session_prices: prices } = astrologer;
  const mode = modes.find((each) => each === search.get("mode")) ?? modes[0];
  const session = prices.find(({ minutes }) => String(minutes) === search.get("minutes")) ?? prices[0];
  const slot = slots.find(({ id }) => id === search.get("slot"));

  const choose = (key: string, value: string) =>
    navigate(
      `${location.pathname}?${new URLSearchParams([...[...search].filter(([name]) => name !== key), [key, value]])}`,
      { replace: true, preventScrollReset: true },
    );

  const holding = useMutation(
    async (chosen: { slotId: string; mode: SessionMode; minutes: SessionMinutes }) => {
      const { api } = await openBrowser();
      const { results } = await holdSlot(api, {
        ...{ slot_id: chosen.slotId, mode: chosen.mode, minutes: chosen.minutes },
        ...{ country_code: country, lang: language },
        ...(topic && { topic: astrologer.topics.find(({ value }) => value === topic)?.value }),
        ...(question.trim() && { question: question.trim() }),
        ...(birth && { birth: birthOf(birth) ?? null }),
      });
      await navigate(pathTo("/astro/booking/status", { booking_id: results.id }));
      startOver();
    },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setNeedsTime(!slot);
    setShown(found);
    if (!slot || Object.keys(found).length > 0) setTries((n) => n + 1);
    else if (mode && session) void holding.mutate({ slotId: slot.id, mode, minutes: session.minutes });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form} data-clarity-mask="true">
      <FieldErrors
        form={form}
        errors={holding.state.status === "failed" ? holding.state.failure.fieldErrors : undefined}
      >
        <RadioCards
          label={t.minutes}
          name="minutes"
          value={String(session?.minutes)}
          onValueChange={(value) => choose("minutes", value)}
        >
          {prices.map(({ minutes, price }) => (
            <RadioCard
              key={minutes}
              value={String(minutes)}
              title={t.length(minutes)}
              aside={formatMoney(price)}
            />
          ))}
        </RadioCards>
        {modes.length > 1 ? (
          <RadioCards
            label={t.mode}
            name="mode"
            value={mode ?? null}
            onValueChange={(value) => choose("mode", value)}
          >
            {modes.map((each) => (
              <RadioCard key={each} value={each} title={t.modes[each]} />
            ))}
          </RadioCards>
        ) : (
          mode && <p>{t.only[mode]}</p>
        )}
        <SlotPicker
          slots={slots}
          value={slot?.id}
          error={needsTime && !slot ? t.needsTime : undefined}
          onChange={(id) => choose("slot", id)}
        />
        <Select label={t.topic} value={topic} onChange={(event) => change({ topic: event.target.value })}>
          <option value="" />
          {astrologer.topics.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextArea
          label={t.question}
          hint={t.questionHint}
          maxLength={longestQuestion}
          counter={t.counter}
          value={question}
          onChange={(event) => change({ question: event.target.value })}
        />
        <Checkbox
          checked={birth !== undefined}
          hint={t.birthHint(astrologer.title)}
          onChange={({ target }) => change({ birth: target.checked ? emptyBirth : undefined })}
        >
          {t.birth}
        </Checkbox>
        {birth && (
          <BirthDetails
            purpose="session"
            {...{ birth, known, today }}
            errors={remainingErrors(shown, found)}
            onChange={(part) => change(({ birth: now = emptyBirth }) => ({ birth: { ...now, ...part } }))}
          />
        )}
        {holding.state.status === "failed" && (
          <Banner role="alert" kind="danger">
            {messageFor(holding.state.failure, t.failed)}
          </Banner>
        )}
        <div className={styles.part}>
          {isSignedIn ? (
            <Button type="submit" fullWidth loading={holding.state.status === "working"}>
              {isCartDisabled ? t.bookNow : t.hold}
            </Button>
          ) : (
            <ButtonLink fullWidth href={signInPath(location)}>
              {t.signIn}
            </ButtonLink>
          )}
          <p className={styles.soft}>{isSignedIn ? t.next : t.signInNote}</p>
        </div>
      </FieldErrors>
    </form>
  );
}
