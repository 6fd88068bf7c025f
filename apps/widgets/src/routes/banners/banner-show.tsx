import type { Banner } from "@aradhana/core/contract";
import { Artwork } from "@aradhana/ui/artwork";
import { Button } from "@aradhana/ui/button";
import { ButtonLink } from "@aradhana/ui/button-link";
import { ChevronEndIcon, ChevronStartIcon } from "@aradhana/ui/icon";
import { IconButton } from "@aradhana/ui/icon-button";
import { widgetHref } from "../../address/widget-href.ts";
import { ritualPages } from "../../lines/ritual-pages.ts";
import styles from "./banners.module.css";
import type { text } from "./text.en.ts";
import { useRotation } from "./use-rotation.ts";

interface BannerShowProps {
  banners: readonly Banner[];
  messages: typeof text;
  search: URLSearchParams;
}

const sizes = "(min-width: 600px) 45vw, 100vw";

/** Banners of one size that rotate by themselves until the visitor stops them; nothing around them moves. */
export function BannerShow({ banners, messages: t, search }: BannerShowProps) {
  const { index: shown, isRotating, turn, pauseHandlers, toggle } = useRotation(banners.length);

  return (
    // No landmark, since a page may hold several widgets.
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> is for the fields of a form
    <section
      role="group"
      aria-roledescription="carousel"
      aria-label={t.title}
      className={styles.show}
      {...pauseHandlers}
    >
      {/* Announced only after the visitor turned it: a screen reader would read a rotating text without end. */}
      <div className={styles.stack} aria-live={isRotating ? "off" : "polite"}>
        {banners.map(({ key, title, text, action, image, target }, index) => (
          <div key={key} className={styles.banner} data-shown={index === shown || undefined}>
            <Artwork
              name={image.name}
              alt=""
              sizes={sizes}
              priority={index === 0}
              className={styles.picture}
            />
            <div className={styles.words}>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
              <ButtonLink href={widgetHref(ritualPages(target.type).item(target.id), search)}>
                {action}
              </ButtonLink>
            </div>
          </div>
        ))}
      </div>
      {banners.length > 1 && (
        <div className={styles.turns}>
          <IconButton variant="line" label={t.back} onClick={() => turn(-1)}>
            <ChevronStartIcon />
          </IconButton>
          <span className={styles.place}>{t.place(shown + 1, banners.length)}</span>
          <IconButton variant="line" label={t.on} onClick={() => turn(1)}>
            <ChevronEndIcon />
          </IconButton>
          <Button variant="quiet" size="sm" onClick={toggle}>
            {isRotating ? t.pause : t.play}
          </Button>
        </div>
      )}
    </section>
  );
}
