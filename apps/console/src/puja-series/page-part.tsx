import { FormDataConsumer, useRecordContext } from "react-admin";
import { BothInput } from "../frame/both-input.tsx";
import { PictureInput } from "../frame/picture-input.tsx";
import { RowsInput } from "../frame/rows-input.tsx";
import { usePujaChoices } from "./use-puja-choices.ts";

const emptyText = { en: "", hi: "" };

/** The texts and the picture of its page. */
export function PagePart({ isChadhaava }: { isChadhaava: boolean }) {
  const { pictures, pictured } = usePujaChoices();
  const own = useRecordContext()?.slug;
  const othersWith = (chosen: string) =>
    pictured.filter(({ slug, picture }) => picture === chosen && slug !== own).map(({ slug }) => slug);
  return (
    <>
      <FormDataConsumer>
        {({ formData }) => {
          const others = othersWith(formData.picture);
          return (
            <PictureInput
              pictures={pictures}
              helperText={
                others.length > 0 &&
                `Also the picture of ${others.join(", ")}: buyers tell pujas apart by their pictures. Choose another.`
              }
            />
          );
        }}
      </FormDataConsumer>
      <BothInput source="about" label={isChadhaava ? "About the chadhava" : "About the puja"} lines={5} />
      <BothInput source="occasion_meaning" label="Why on this day" lines={2} />
      <RowsInput
        source="steps"
        label={isChadhaava ? "Steps of the chadhava" : "Steps of the puja"}
        add="Add a step"
        row={{ title: emptyText, text: emptyText }}
      >
        <BothInput source="title" label="Step" />
        <BothInput source="text" label="What happens" lines={2} />
      </RowsInput>
      <RowsInput source="benefits" label="Benefits" add="Add a benefit" row={emptyText}>
        <BothInput label="Benefit" />
      </RowsInput>
      {!isChadhaava && (
        <RowsInput source="inclusions" label="Included in every package" add="Add a line" row={emptyText}>
          <BothInput label="Line" />
        </RowsInput>
      )}
      <RowsInput
        source="faqs"
        label="Questions and answers"
        add="Add a question"
        row={{ question: emptyText, answer: emptyText }}
      >
        <BothInput source="question" label="Question" />
        <BothInput source="answer" label="Answer" lines={2} />
      </RowsInput>
    </>
  );
}
