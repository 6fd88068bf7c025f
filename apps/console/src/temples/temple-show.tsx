import type { WrittenTemple } from "@aradhana/core/staff";
import { EditButton, TopToolbar, useRecordContext } from "react-admin";
import { Preview } from "../frame/preview.tsx";
import { RecordShow } from "../frame/record-screens.tsx";

const Title = () => <span>{useRecordContext<WrittenTemple>()?.name.en ?? "Temple"}</span>;

const TempleActions = () => (
  <TopToolbar>
    <EditButton />
  </TopToolbar>
);

/** A temple, as visitors read of it. */
export const TempleShow = () => (
  <RecordShow title={<Title />} component="div" actions={<TempleActions />}>
    <TemplePreview />
  </RecordShow>
);

function TemplePreview() {
  const temple = useRecordContext<WrittenTemple>();
  // Until it is read, react-admin shows the row of the list, which has no picture.
  if (!temple?.picture) return null;
  const { name, city, state, about, picture, picture_alt } = temple;
  return (
    <Preview title="What visitors read">
      {(language) => (
        <>
          <img src={`/media/${picture}-640.webp`} alt={picture_alt[language]} />
          <h3>{name[language]}</h3>
          <p>
            {city[language]}, {state[language]}
          </p>
          {about[language].split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </>
      )}
    </Preview>
  );
}
