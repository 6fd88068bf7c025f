import { recordingChapters, type StaffRecording, staffRecording } from "@aradhana/core/staff";
import { Form, SaveButton, TextInput } from "react-admin";
import { nestMessages } from "../api/nest-messages.ts";
import { useAction } from "../api/use-action.ts";
import { asTyped, BothInput } from "../frame/both-input.tsx";
import { formatSecond, parseSecond } from "../frame/clock-time.ts";
import { RowsInput } from "../frame/rows-input.tsx";
import { validateWith } from "../frame/validate-with.ts";

type Chapter = StaffRecording["chapters"][number];

/** The chapters with their times as they are typed. */
interface Typed {
  chapters?: readonly (Omit<Chapter, "seconds"> & { seconds: string })[];
}

/** A time that cannot be read stays as it is, so that its field is marked. */
const toRequest = ({ chapters = [] }: Typed) => ({
  chapters: chapters.map(({ seconds, label }) => ({ seconds: parseSecond(seconds) ?? seconds, label })),
});

const check = validateWith(recordingChapters);

/** The messages of chapters that begin after the recording's end. */
const afterEnd = ({ chapters }: ReturnType<typeof toRequest>, length: number | null) =>
  chapters.flatMap(({ seconds }, index) =>
    length !== null && Number(seconds) > length
      ? [[`chapters.${index}.seconds`, `The recording ends at ${formatSecond(length)}.`] as const]
      : [],
  );

/** Sets the chapters of a recording, each with the time at which it begins. */
export function ChaptersForm({
  recording: { id, chapters, seconds: length },
}: {
  recording: StaffRecording;
}) {
  const { run, isPending } = useAction({ done: "Chapters saved.", schema: staffRecording, by: "set" });
  const typed = chapters.map(({ seconds, label }) => ({ seconds: formatSecond(seconds), label }));
  return (
    <Form
      record={{ chapters: typed }}
      validate={(values) => {
        const request = toRequest(values);
        const late = afterEnd(request, length);
        return late.length > 0 ? nestMessages(late) : check(request);
      }}
      onSubmit={(values: Typed) => run(`recording/${id}/chapters`, toRequest(values))}
    >
      <RowsInput
        source="chapters"
        label="Chapters"
        add="Add a chapter"
        row={{ seconds: "", label: { en: "", hi: "" } }}
      >
        <TextInput
          source="seconds"
          label="Begins at"
          helperText="Minutes and seconds, such as 12:34."
          parse={asTyped}
        />
        <BothInput source="label" label="Chapter" />
      </RowsInput>
      <SaveButton label="Save the chapters" variant="outlined" disabled={isPending} />
    </Form>
  );
}
