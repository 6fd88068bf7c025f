import { defaultCountry } from "@aradhana/core/country";
import { renderToStaticMarkup } from "react-dom/server";
import { VisitorProvider } from "../services/visitor.tsx";
import { whatsappAddress } from "../support/whatsapp-address.ts";
import { wordsIn } from "../without-script/words.ts";
import { BootScreen } from "./boot-screen.tsx";
import { shellText } from "./text.ts";

/**
 * The boot screen as markup, beside the root of a page that no server draws: it goes as soon as something
 * stands in the root. In English, since only a script knows the visitor's language.
 */
export async function drawBootScreen(): Promise<string> {
  await Promise.all([shellText.load("en"), shellText.load("hi")]);
  return renderToStaticMarkup(
    <VisitorProvider value={{ country: defaultCountry, language: "en" }}>
      <noscript>
        <NeedsScript language="en" />
        <NeedsScript language="hi" />
      </noscript>
      <div id="boot">
        <BootScreen />
      </div>
    </VisitorProvider>,
  );
}

function NeedsScript({ language }: { language: "en" | "hi" }) {
  const { message, everything } = wordsIn(language);
  const { footer, support } = shellText.in(language);
  return (
    <p lang={language}>
      {everything(footer.phone)} <a href={whatsappAddress(footer.phone, message)}>{support.ask}</a>
    </p>
  );
}
