import { defaultCountry } from "@aradhana/core/country";
import { whatsappAddress } from "@aradhana/core/shop";
import { renderToStaticMarkup } from "react-dom/server";
import { BootScreen } from "../../shared/boot-screen/boot-screen.tsx";
import { VisitorProvider } from "../../shared/services/visitor.tsx";
import { shellText } from "../../shared/shell-text/text.ts";
import { messagesIn } from "../../shared/without-script/messages.ts";

/**
 * The boot screen as markup, beside the root of a page that no server renders: it disappears when the root has
 * content. In English, since only a script knows the visitor's language.
 */
export async function renderBootScreen(): Promise<string> {
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
  const { message, everything } = messagesIn(language);
  const { shop, support } = shellText.in(language);
  return (
    <p lang={language}>
      {everything(shop.customerCare.phone)}{" "}
      <a href={whatsappAddress(shop.customerCare.phone, message)}>{support.ask}</a>
    </p>
  );
}
