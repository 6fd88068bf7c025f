import { Link } from "../link/index.ts";
import styles from "./footer.module.css";
import type { FooterContact } from "./footer.tsx";

/** An office with its contact details and the person responsible. */
export function ContactCard({ title, name, phone, email, hours }: FooterContact) {
  const [box, host] = email.split("@");

  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      {name && <p>{name}</p>}
      <p className={styles.reach}>
        <Link href={`tel:${phone.replace(/[^+\d]/g, "")}`} dir="ltr" className={styles.link}>
          {phone}
        </Link>{" "}
        <Link href={`mailto:${email}`} dir="ltr" className={styles.link}>
          <span>
            {box}@<wbr />
            {host}
          </span>
        </Link>
      </p>
      {hours && <p className={styles.small}>{hours}</p>}
    </div>
  );
}
