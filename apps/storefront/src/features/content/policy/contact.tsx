import { Link } from "@aradhana/ui/link";
import styles from "./policy.module.css";

interface ContactProps {
  name: string;
  role?: string;
  phone: string;
  email: string;
  hours?: string;
}

/** A contact person. */
export function Contact({ name, role, phone, email, hours }: ContactProps) {
  return (
    <address className={styles.contact}>
      <b>{name}</b>
      {role && <span>{role}</span>}
      <Link href={`tel:${phone.replace(/[^+\d]/g, "")}`} variant="text">
        {phone}
      </Link>
      <Link href={`mailto:${email}`} variant="text">
        {email}
      </Link>
      {hours && <span>{hours}</span>}
    </address>
  );
}
