import type { StaffTemple } from "@aradhana/core/staff";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useGetList } from "react-admin";

interface ChooseDayProps {
  day: string;
  templeId: string;
  onChange: (chosen: { day?: string; temple_id?: string }) => void;
}

/** The day and the temple of the list. */
export function ChooseDay({ day, templeId, onChange }: ChooseDayProps) {
  const { data: temples = [] } = useGetList<StaffTemple>("temple", {
    pagination: { page: 1, perPage: 100 },
  });
  return (
    <div className="inline-form no-print">
      <TextField
        type="date"
        label="Day"
        value={day}
        onChange={({ target }) => target.value && onChange({ day: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        select
        label="Temple"
        className="wide-field"
        value={temples.some(({ id }) => id === templeId) ? templeId : ""}
        onChange={({ target }) => onChange({ temple_id: target.value })}
      >
        {temples.map(({ id, name, city }) => (
          <MenuItem key={id} value={id}>
            {name.en}, {city.en}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
}
